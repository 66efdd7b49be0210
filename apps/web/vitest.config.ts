import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 3,
    name: 'web',
    environment: 'jsdom',
    // What modules keep, `setup.ts` puts back; reading all of them anew for each file took most of the time.
    isolate: false,
    include: ['app/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    setupFiles: ['app/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
