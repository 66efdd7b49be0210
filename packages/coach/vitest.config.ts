import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'coach',
    include: ['{src,test,cli}/**/*.test.ts'],
    // Tests of the command line start a process or two each, which busy machines are slow at.
    testTimeout: 30_000,
  },
});
