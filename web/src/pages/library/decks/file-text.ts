/** The text of a file: UTF-8, or UTF-16 where the file begins with its mark, as some Windows programs write it. */
export function decoded(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content.slice(0, 2));
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
