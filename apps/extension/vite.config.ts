import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
const outDir = join(import.meta.dirname, '../../build/extension/any');

/** A content script is one classic file; the background and the pages are modules. */
const builds: Record<string, UserConfig> = {
  content: {
    build: {
      rolldownOptions: {
        input: join(source, 'content/main.ts'),
        output: { format: 'iife', entryFileNames: 'content.js' },
      },
    },
  },
  background: {
    build: {
      rolldownOptions: {
        input: {
          background: join(source, 'background/main.ts'),
          coach: join(source, 'coach/worker.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'language-model', test: /node_modules[\\/]wink-eng-lite-web-model[\\/]/ },
            ],
          },
        },
      },
    },
  },
  pages: {
    root: source,
    base: './',
    plugins: [react()],
    build: {
      rolldownOptions: {
        input: Object.fromEntries(
          ['panel', 'options', 'offscreen'].map((page) => [page, join(source, `${page}.html`)]),
        ),
      },
    },
  },
};

export default defineConfig(({ mode }) => {
  const { build, ...rest } = builds[mode] ?? {};
  return {
    ...rest,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'chrome130',
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5_000,
      ...build,
    },
  };
});
