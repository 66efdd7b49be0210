import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
});
