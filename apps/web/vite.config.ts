import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { keepThePage } from './keep-the-page.ts';

export default defineConfig({
  plugins: [reactRouter(), keepThePage()],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
});
