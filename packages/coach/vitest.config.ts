import { defineConfig } from 'vitest/config';

export default defineConfig({
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
});
