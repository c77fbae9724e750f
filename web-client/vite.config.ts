import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.DRAGONHALL_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // The server says where the house is; files find each other wherever that is.
  base: './',
  plugins: [
    svelte(),
    Icons({
      compiler: 'svelte',
      iconCustomizer(_collection, _icon, props) {
        props.width = '1em';
        props.height = '1em';
        props.class = 'i';
        props['aria-hidden'] = 'true';
        props.focusable = 'false';
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Everything is a file of its own, so that the page runs under a policy without inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A file costs half a kilobyte on the wire before its first letter: what many parts of the page share is one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/every-language.ts'],
  },
});
