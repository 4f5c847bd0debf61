/**
 * Writes `chunks.json` beside the client: of every file of scripts, what it was made from, what it needs and its styles.
 *
 * The server does not send it. A test adds up by it what each page costs.
 */

import { relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

interface Chunk {
  entry: boolean;
  /** The modules of the client's own sources in it, relative to the client's root. */
  modules: string[];
  /** The files that are loaded with it. */
  imports: string[];
  styles: string[];
}

export function chunks(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found: Record<string, Chunk> = {};
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const modules = Object.keys(output.modules).map((id) => relative(config.root, id));
          found[output.fileName] = {
            entry: output.isEntry,
            modules: modules.filter((path) => path.startsWith('src/')).sort(),
            imports: output.imports,
            styles: [...(output.viteMetadata?.importedCss ?? [])],
          };
        }
        this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(found, null, 1) });
      },
    },
  };
}
