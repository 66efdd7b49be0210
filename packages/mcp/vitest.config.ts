import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    name: 'mcp',
    include: ['test/**/*.test.ts'],
    // Tests of the command line start a process, which busy machines are slow at.
    testTimeout: 60_000,
  },
});
