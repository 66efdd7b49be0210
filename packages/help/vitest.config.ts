import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'help',
    include: ['{src,test}/**/*.test.ts'],
    passWithNoTests: true,
    // Pure functions: test files cannot affect each other.
    isolate: false,
    testTimeout: 20_000,
  },
});
