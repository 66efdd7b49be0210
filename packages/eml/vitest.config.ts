import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'eml',
    include: ['src/**/*.test.ts'],
    // Pure functions: test files cannot affect each other.
    isolate: false,
    setupFiles: ['../coach/test/property-runs.ts'],
    testTimeout: 30_000,
  },
});
