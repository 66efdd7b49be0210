import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'help', include: ['{src,test}/**/*.test.ts'], passWithNoTests: true },
});
