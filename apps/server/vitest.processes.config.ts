import { defineConfig } from 'vitest/config';

/** Whole servers, killed and frozen. Each file is a run of its own, so that they go side by side. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'server processes',
    include: ['src/*.test.ts'],
    globalSetup: ['src/testing/running/test-cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
