import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const inFolder = (folder: string) => join(import.meta.dirname, folder);

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'apps/server/vitest.processes.config.ts',
      {
        root: inFolder('packages/client'),
        test: {
          maxWorkers: 3,
          name: 'client',
          include: ['test/**/*.test.ts'],
          globalSetup: ['../../apps/server/src/testing/running/test-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: inFolder('packages/coach'),
        test: {
          maxWorkers: 3,
          name: 'coach',
          // It is pure: what one file does, no other can notice. Reading it anew for each took most of the time.
          isolate: false,
          setupFiles: ['test/property-runs.ts'],
          include: ['{src,test,cli}/**/*.test.ts'],
          // Tests of the command line start a process or two each, which busy machines are slow at.
          testTimeout: 30_000,
        },
      },
      {
        root: inFolder('packages/contract'),
        test: {
          maxWorkers: 3,
          name: 'contract',
          include: ['src/**/*.test.ts'],
          // Pure functions, here and in the three below: test files cannot affect each other.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        root: inFolder('packages/eml'),
        test: {
          maxWorkers: 3,
          name: 'eml',
          include: ['src/**/*.test.ts'],
          isolate: false,
          setupFiles: ['../coach/test/property-runs.ts'],
          testTimeout: 30_000,
        },
      },
      {
        root: inFolder('packages/help'),
        test: {
          maxWorkers: 3,
          name: 'help',
          include: ['{src,test}/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        root: inFolder('packages/library'),
        test: {
          maxWorkers: 3,
          name: 'library',
          include: ['test/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        root: inFolder('packages/mcp'),
        test: {
          maxWorkers: 3,
          name: 'mcp',
          include: ['test/**/*.test.ts'],
          // Tests of the command line start a process, which busy machines are slow at.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: inFolder('packages/ui'),
        test: { maxWorkers: 3, name: 'ui', include: ['*.test.ts'] },
      },
      {
        root: inFolder('apps/extension'),
        test: {
          maxWorkers: 3,
          name: 'extension',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.ts'],
        },
      },
      { root: inFolder('bench'), test: { name: 'bench', include: ['**/*.test.ts'] } },
      { root: inFolder('tools'), test: { name: 'tools', include: ['**/*.test.ts'] } },
    ],
  },
});
