/**
 * Has browsers prepare all of a script where they fetch it, beside the page, and not each function in the frame in which it is first
 * called. Those that do not know the word take it for a remark, which has to stand first.
 */

import type { Plugin } from 'vite';

const WORD = '//# allFunctionsCalledOnLoad\n';

/** `names`: of the chunks, as they are grouped. */
export function prepared(names: readonly string[]): Plugin {
  return {
    name: 'prepared',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.includes(output.name)) output.code = WORD + output.code;
        }
      },
    },
  };
}
