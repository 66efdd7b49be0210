import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'server',
    include: ['src/**/*.test.ts'],
    // Whole servers as processes, minutes of waiting: see vitest.processes.config.ts.
    exclude: ['src/*.test.ts'],
    globalSetup: ['src/testing/running/test-cluster.ts'],
    // Each file brings its own database and server; reading the code anew for each took most of the time.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
