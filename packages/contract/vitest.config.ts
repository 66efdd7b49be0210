import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // Pure functions: test files cannot affect each other.
    isolate: false,
    testTimeout: 20_000,
  },
});
