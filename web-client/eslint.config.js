import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['**/dist/', '**/src/protocol/', '**/results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // svelte-check knows every name in these files, and its type as well.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
  {
    rules: {
      // `_` stands for what is counted but not looked at, and `{ secret, ...rest }` leaves the secret out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      // Sets and maps of the state are read-only and replaced as a whole; the rule takes each for one that changes.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclarator[id.name=/^[A-Z][A-Z0-9_]*$/][id.name!=/(_MS|_PX|_HZ|S)$/] > Literal[value>=50]',
          message: 'A large number says its unit (_MS, _PX, _HZ) or, in the plural, what it counts.',
        },
      ],
    },
  },
);
