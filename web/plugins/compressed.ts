/** Lays a gzip and a brotli copy beside every text file of the build, so that the server never compresses anything. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a header more costs as much as the compression saves. */
const LEAST = 1024;

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      for (const entry of readdirSync(config.build.outDir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const content = readFileSync(path);
        if (content.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
      }
    },
  };
}
