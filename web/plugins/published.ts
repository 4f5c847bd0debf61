/**
 * The last step of a build: compressed copies, and the new client in the place of the old one.
 *
 * The server never compresses anything: a gzip and a brotli copy lie beside every text file. The build happens in a folder of
 * its own, so that a server that runs meanwhile always finds a whole client, old or new.
 */

import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a header more costs as much as the compression saves. */
const LEAST = 1024;

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < LEAST) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

function swap(built: string, target: string): void {
  const old = `${built}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(built, target);
  rmSync(old, { recursive: true, force: true });
}

/** Publish what was built to `target`, relative to the root of the client. */
export function published(target: string): Plugin {
  let config: ResolvedConfig;
  let failed = false;
  return {
    name: 'published',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle() {
      const built = resolve(config.root, config.build.outDir);
      if (!failed && existsSync(join(built, 'index.html'))) {
        compress(built);
        swap(built, resolve(config.root, target));
      } else {
        rmSync(built, { recursive: true, force: true });
      }
    },
  };
}
