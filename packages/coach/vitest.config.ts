import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'coach', include: ['{src,test,cli}/**/*.test.ts'] },
});
