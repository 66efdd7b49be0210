import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'client',
    include: ['test/**/*.test.ts'],
    globalSetup: ['../../apps/server/src/testing/running/test-cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
