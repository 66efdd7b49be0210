import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // Pure functions: what one file does, no other can notice.
    isolate: false,
    testTimeout: 20_000,
  },
});
