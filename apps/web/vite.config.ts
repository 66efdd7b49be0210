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
const parts = splitIntoParts({
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
    /icons[\\/]Icon(?:AlertTriangle|Check|ChevronDown|ChevronRight)\.mjs/,
  ],
  /** Every page that starts with the router. */
  router: [
    /node_modules[\\/]react-router[\\/]/,
    /app[\\/]layout[\\/]public[\\/](?:navigation-progress|moved-to)\./,
    /app[\\/]standalone[\\/]page-route\./,
  ],
  /** Every page that shows what an email loses; the public ones with their prices. */
  breakdown: [
    /app[\\/]components[\\/](?:copy-button|evidence|ledger|highlight|marks|marked-text|sheet)\./,
    /app[\\/]components[\\/](?:check-list|plan-card|score-ring)\./,
    /packages[\\/]ui[\\/]ring-geometry\./,
    /(?:components|marketing[\\/]proof)[\\/](?:changed-text|tag|rewrite-diff)\.module\.css/,
    /packages[\\/]coach[\\/]src[\\/]draft\./,
  ],
  /** What the sign-in and every page behind it ask of the server with, and keep. */
  calls: [
    /packages[\\/]contract[\\/]src[\\/]limits\./,
    /app[\\/]lib[\\/](?:http|checks|random-uuid|storage)\./,
    /app[\\/]data[\\/]plans\./,
    /app[\\/]components[\\/]try-again\./,
    /icons[\\/]IconArrowLeft\.mjs/,
  ],
  /** Every page behind the sign-in. */
  app: [
    /node_modules[\\/](?:@tanstack[\\/](?:react-)?query|@tanstack[\\/]query-core)/,
    /node_modules[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-(?:hotkeys|media-query)/,
    /packages[\\/]contract[\\/]src[\\/](?:errors|chat[\\/]message-rules|preferences|site)\./,
    /app[\\/]lib[\\/](?:auth-client|retention)\./,
    /app[\\/]data[\\/](?:profile|session)\.ts/,
    /app[\\/]components[\\/]skeleton\./,
    /(?:layout[\\/]dashboard|sidebar|bot)[\\/](?:dashboard-shell|help-bot|sidebar)\.module\.css/,
    /app[\\/]components[\\/](?:meter|tooltip)\.module\.css/,
    /icons[\\/]Icon(?:ArrowBigUpLines|ArrowsSplit2|Bulb|Files|Gauge|Help|Home|LayoutSidebar)\.mjs/,
    /icons[\\/]Icon(?:ListNumbers|Logout|Menu2|ShieldCog|Tools)\.mjs/,
    /icons[\\/]Icon(?:Books|ChartBar|Message|Settings)\.mjs/,
  ],
  /** Every page behind the sign-in, and the library before it. */
  found: [/app[\\/]components[\\/]empty-state\./, /icons[\\/]IconSearch\.mjs/],
});

/** The same for fewer pages. What these parts import is shared with others, and stays where it is. */
const several = splitIntoParts(
  {
    /** The chat, and what it loads later. */
    chat: [
      /features[\\/]chat[\\/]messages[\\/](?:api|dock|message|scrolling|sent-emails)\./,
      /features[\\/]chat[\\/](?:changes[\\/]choices|sending[\\/]draft-key)\./,
      /features[\\/]chat[\\/]sessions[\\/]use-session-actions\./,
      /features[\\/]chat[\\/]conversation[\\/]conversation\.module\.css/,
      /app[\\/]data[\\/]chat-(?:messages|sessions)\./,
      /packages[\\/]contract[\\/]src[\\/]chat[\\/]rewrite-choices\./,
      /packages[\\/]coach[\\/]src[\\/](?:draft-text|document[\\/](?:html|merge-tags)|lexicon[\\/]markup)\./,
      /packages[\\/]coach[\\/]data[\\/]words[\\/](?:mail-programs|markup)\.json/,
    ],
    /** Pages with lists of what somebody wrote. */
    lists: [
      /app[\\/]components[\\/](?:highlighted-text|tag)\./,
      /app[\\/]data[\\/]campaigns\./,
      /app[\\/]lib[\\/](?:days|search)\./,
      /packages[\\/]coach[\\/]src[\\/](?:blanks|document[\\/]stretch)\./,
      /icons[\\/]Icon(?:ArrowDown|ArrowUp|Dots|List|Plus)\.mjs/,
    ],
    /** Pages with forms and dialogs. */
    forms: [
      /app[\\/]components[\\/](?:dialog|leave-guard|modal|shortcut-list)\./,
      /app[\\/]lib[\\/](?:save-file|unsent-work)\./,
      /packages[\\/]contract[\\/]src[\\/]templates[\\/]text\./,
      /node_modules[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-focus-(?:return|trap)/,
      /icons[\\/]Icon(?:Download|Trash)\.mjs/,
    ],
  },
  { includeDependenciesRecursively: false },
);

const behindSignIn = gatherBehindSignIn(routes);

export default defineConfig({
  plugins: [
    reactRouter(),
    keepTheCoachApart(),
    keepThePage(),
    keepTheStyles(),
    parts.check,
    several.check,
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
          output: {
            codeSplitting: { groups: [...parts.groups, behindSignIn.group, ...several.groups] },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
});
