import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { keepThePage } from './keep-the-page.ts';
import { keepTheStyles } from './keep-the-styles.ts';

/** What every page needs: one file is smaller than thirty, and so is the list of them. */
const frame = [
  /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
  /preload-helper|createReactComponent/,
  /app[\\/]layout[\\/]public[\\/]/,
  /app[\\/]ui[\\/](?:brand|button|dock|lead-in|toast)[\\/]/,
  /app[\\/]data[\\/](?:report-event|page-health[\\/]watch-(?:errors|page))/,
  /app[\\/](?:theme[\\/]color-scheme|lib[\\/]use-settled)/,
];

const groups = [{ name: 'frame', test: (id: string) => frame.some((part) => part.test(id)) }];

export default defineConfig({
  plugins: [reactRouter(), keepThePage(), keepTheStyles()],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
});
