import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 3,
    name: 'web',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    setupFiles: ['app/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
