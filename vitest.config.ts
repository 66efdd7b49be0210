import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/server/vitest.processes.config.ts',
      'bench/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
});
