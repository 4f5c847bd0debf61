/** The rules of the client's sources. Types are looked at: a promise that nobody waits for is found. */

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules', 'src/lib/wire.ts']),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      // An unused argument that must be there says so by its name.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => change()` is how a callback says that its answer does not matter, `void value` how an effect says what it follows.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // With `noUncheckedIndexedAccess` an index that is known to be there is marked with `!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Records by title or id are what the server sends; entries of them come and go.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A Map that nothing draws from need not be watched; where one must be, the tests of the page show it.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a blank that must be there however the line is broken.
      'svelte/no-useless-mustaches': 'off',
      // The compiler's own warnings are svelte-check's matter, and it fails on them.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // Here the types of handlers and snippets reach only svelte-check, which looks at them with the compiler's knowledge.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.ts', 'plugins/*.ts'], languageOptions: { globals: { ...globals.node } } },
  { files: ['public/notices.js'], languageOptions: { globals: { ...globals.serviceworker } } },
  { files: ['**/*.js'], extends: [typescript.configs.disableTypeChecked] },
);
