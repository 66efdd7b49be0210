import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'help',
    include: ['{src,test}/**/*.test.ts'],
    passWithNoTests: true,
    // Pure functions: what one file does, no other can notice.
    isolate: false,
    testTimeout: 20_000,
  },
});
