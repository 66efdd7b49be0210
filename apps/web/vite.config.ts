import postcssGlobalData from '@csstools/postcss-global-data';
import { reactRouter } from '@react-router/dev/vite';
import postcssCustomMedia from 'postcss-custom-media';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { keepTheCoachApart } from './build-plugins/keep-the-coach-apart.ts';
import routes from './app/routes.ts';
import { gatherBehindSignIn } from './build-plugins/gather-behind-sign-in.ts';
import { keepThePage } from './build-plugins/keep-the-page.ts';
import { keepTheStyles } from './build-plugins/keep-the-styles.ts';
import { loadBeforePrerendering } from './build-plugins/load-before-prerendering.ts';
import { standaloneScripts } from './build-plugins/standalone-scripts.ts';
import { splitIntoParts } from './build-plugins/split-into-parts.ts';

/**
 * Each part is a list of modules that the same pages need: one file is smaller than thirty, and so
 * is the list of files that every page brings. What two parts match goes to the first.
 */
const { groups, checkParts } = splitIntoParts({
  /** Every page. */
  frame: [
    /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    /preload-helper|createReactComponent/,
    /app[\\/]layout[\\/](?:public[\\/](?!navigation-progress|moved-to)|use-signing-out\.)/,
    /app[\\/]components[\\/](?:banner|brand|button|dock-height|lead-in|navigation|toast)\./,
    /app[\\/]data[\\/](?:report-event|session-channel|page-health)\./,
    /app[\\/]theme[\\/]color-scheme/,
    /app[\\/]standalone[\\/]standalone-page\./,
    /packages[\\/]contract[\\/]src[\\/]lengths\./,
    /app[\\/]lib[\\/](?:page-meta|site-address|timing|api-error|json|send|words)\./,
    /icons[\\/]Icon(?:AlertTriangle|Check|ChevronRight)\.mjs/,
  ],
  /** Every page that starts with the router. */
  router: [
    /node_modules[\\/]react-router[\\/]/,
    /app[\\/]layout[\\/]public[\\/](?:navigation-progress|moved-to)\./,
  ],
  /** Every page that shows what an email loses; the public ones with their prices. */
  breakdown: [
    /app[\\/]components[\\/](?:copy-button|evidence|ledger|highlight|marks|marked-text|sheet)\./,
    /app[\\/]components[\\/](?:check-list|plan-card|score-ring|ring-geometry)\./,
    /(?:components|marketing[\\/]proof)[\\/](?:changed-text|tag|rewrite-diff)\.module\.css/,
  ],
  /** What the sign-in and every page behind it ask of the server with. */
  calls: [/app[\\/]lib[\\/](?:http|checks)\./],
  /** Every page behind the sign-in. */
  app: [
    /node_modules[\\/](?:@tanstack[\\/](?:react-)?query|@tanstack[\\/]query-core)/,
    /packages[\\/]contract[\\/]src[\\/]errors\./,
    /app[\\/]lib[\\/]auth-client\./,
    /app[\\/]data[\\/]session\.ts/,
  ],
});

const behindSignIn = gatherBehindSignIn(routes);

export default defineConfig({
  plugins: [
    reactRouter(),
    keepTheCoachApart(),
    keepThePage(),
    keepTheStyles(),
    checkParts,
    behindSignIn.plugin,
    loadBeforePrerendering(),
    standaloneScripts(),
  ],
  css: {
    postcss: {
      plugins: [
        postcssGlobalData({ files: [join(import.meta.dirname, 'app/theme/media.css')] }),
        postcssCustomMedia(),
      ],
    },
  },
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [...groups, behindSignIn.group] } },
        },
      },
    },
  },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
});
