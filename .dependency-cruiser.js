const source = '\\.(ts|tsx)$';
const test = '(\\.test\\.tsx?$|/test/|/testing/|vitest\\.[a-z.]*ts$)';

/** Files under `from` may import, within this repository, only what `to` allows. */
function only(name, from, to, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: test },
    to: {
      path: '^(packages|apps|e2e|bench|tools)/',
      pathNot: ['/node_modules/', ...[to].flat()],
    },
  };
}

function never(name, from, to, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: test },
    to: { path: to },
  };
}

const coach = '^packages/coach/src/(index|light|score/parts)\\.ts$';
/** What of the coach judges and changes emails. */
const judging =
  '(?:rules|score|rewrite|vetting|subjects|sequence|templates|recipient|answers)/|(?:review|weigh-blanks)\\.ts$';
const contract = '^packages/contract/src/index\\.ts$';
const library = '^packages/library/src/index\\.ts$';
const mcp = '^packages/mcp/src/index\\.ts$';
const help = '^packages/help/src/index\\.ts$';
const eml = '^packages/eml/src/index\\.ts$';
const ui = '^packages/ui/';
/** What tools may import. */
const tools = ['^tools/', '^apps/extension/manifest\\.ts$', contract, coach, library, help, ui];
const web = '^apps/web/app/';
const server = '^apps/server/src/';
/** A module's routes; the group is the module's name. */
const routes = `${server}modules/([^/]+)/[^/]*routes\\.ts$`;

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./\\+types/|virtual:)|\\?inline$' },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A workspace imports only what its own package.json declares.',
      severity: 'error',
      from: { pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: source,
        pathNot: [
          test,
          '\\.config\\.ts$',
          '\\.d\\.ts$',
          '^tools/',
          '^bench/',
          '^e2e/',
          'routes\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: [test, '^e2e/'] },
      to: { path: test, pathNot: 'node_modules' },
    },

    only('coach-stands-alone', '^packages/coach/src/', '^packages/coach/(src|data)/'),
    never('coach-is-pure', '^packages/coach/src/', '^node:|^(fs|path|os|crypto|process)$'),
    only('coach-cli-uses-the-door', '^packages/coach/cli/', ['^packages/coach/cli/', coach, eml]),
    {
      name: 'coach-document-knows-no-rule',
      severity: 'error',
      from: { path: '^packages/coach/src/document/', pathNot: test },
      to: {
        path: `^packages/coach/src/(${judging})`,
      },
    },
    {
      name: 'coach-lexicon-is-data',
      severity: 'error',
      from: { path: '^packages/coach/src/lexicon/', pathNot: test },
      to: {
        path: `^packages/coach/src/(document/|${judging})`,
      },
    },
    only('contract-stands-alone', '^packages/contract/src/', ['^packages/contract/src/', coach]),

    only('library-uses-the-doors', '^packages/library/src/', [
      '^packages/library/src/',
      contract,
      coach,
    ]),

    only('client-stands-alone', '^packages/client/src/', '^packages/client/src/'),
    only('mcp-uses-the-doors', '^packages/mcp/src/', [
      '^packages/mcp/(src/|package\\.json$)',
      contract,
      coach,
      library,
    ]),
    {
      name: 'mcp-leaves-the-coach-to-its-host',
      comment: 'The server runs the coach in a thread of its own.',
      severity: 'error',
      from: { path: '^packages/mcp/src/', pathNot: '^packages/mcp/src/stdio\\.ts$' },
      to: { path: '^packages/coach/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('eml-uses-the-doors', '^packages/eml/src/', ['^packages/eml/src/', coach]),
    never('eml-is-pure', '^packages/eml/src/', '^node:|^(fs|path|os|crypto|process)$'),

    only('ui-stands-alone', ui, ui),

    only('help-uses-the-doors', '^packages/help/src/', ['^packages/help/src/', contract]),

    {
      name: 'coach-has-a-thread',
      comment:
        'A page asks the coach through `data/coach/use-coach.ts`; types and `/light` are free.',
      severity: 'error',
      from: {
        path: web,
        pathNot: [
          test,
          `${web}data/coach/(?!coach-thread|use-coach)`,
          // Rendered while the site is built.
          '\\.server\\.tsx?$',
          `${web}data/public-library\\.ts$`,
          `${web}features/marketing/(chapters/|closing/closing\\.tsx$)`,
        ],
      },
      to: {
        path: [
          '^packages/coach/src/index\\.ts$',
          `${web}data/coach/(?!coach-thread|use-coach|protocol)`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('web-lib-and-theme', `${web}(lib|theme)/`, [`${web}(lib|theme)/`, contract, ui]),
    only('web-components', `${web}components/`, [`${web}(components|theme)/`, ui]),
    only('web-data', `${web}data/`, [`${web}(data|lib|theme)/`, contract, coach, library]),
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/`, pathNot: test },
      to: { path: `${web}features/([^/]+)/`, pathNot: `${web}features/$1/` },
    },
    only('web-features', `${web}features/`, [
      `${web}(features|data|components|lib|theme)/`,
      contract,
      coach,
      help,
      eml,
    ]),
    only('web-layout', `${web}layout/`, [
      `${web}(layout|components|lib|theme|data)/`,
      contract,
      help,
    ]),
    {
      name: 'library-stays-in-the-build',
      comment: 'React Router refuses to build a page that brings a `*.server` file to a browser.',
      severity: 'error',
      from: { path: web, pathNot: [test, `${web}data/library\\.server\\.ts$`] },
      to: { path: '^packages/library/' },
    },
    only('web-is-a-client', web, [web, '^apps/web/', contract, coach, help, library, eml, ui]),

    only('server-routes', routes, [
      `${server}modules/$1/`,
      `${server}platform/(http|context|auth|realtime)/`,
      `${server}platform/errors\\.ts$`,
      contract,
    ]),
    {
      name: 'server-routes-are-for-the-app',
      severity: 'error',
      from: { pathNot: [test, `${server}app\\.ts$`] },
      to: { path: routes },
    },
    {
      name: 'server-jobs-are-for-the-list',
      severity: 'error',
      from: { pathNot: [test, `${server}jobs\\.ts$`] },
      to: { path: `${server}modules/[^/]+/jobs\\.ts$` },
    },
    {
      name: 'server-modules',
      severity: 'error',
      from: { path: `${server}modules/`, pathNot: [test, routes] },
      to: {
        path: '^(packages|apps|e2e|bench|tools)/',
        pathNot: [
          '/node_modules/',
          `${server}modules/`,
          `${server}platform/(?!http/)`,
          ...[contract, coach, library, help, mcp],
        ],
      },
    },
    {
      name: 'server-modules-know-no-http',
      severity: 'error',
      from: { path: `${server}modules/`, pathNot: [test, routes] },
      to: { path: 'node_modules/(hono|@hono|stripe|nodemailer|ai|@ai-sdk|better-auth)/' },
    },
    never('server-platform-knows-no-module', `${server}platform/`, `${server}(modules/|[^/]+$)`),
    only('server-adapters', `${server}platform/(ai|payments|mail|realtime)/`, [
      `${server}platform/($1|config)/`,
      `${server}platform/(errors|clock|locations|secrets)\\.ts$`,
      `${server}platform/observability/(metrics|spans)\\.ts$`,
      contract,
      coach,
      library,
      help,
    ]),
    only('server-auth', `${server}platform/auth/`, [
      `${server}platform/(auth|db)/`,
      `${server}platform/(errors|clock|key-format|secrets)\\.ts$`,
      contract,
    ]),
    only('server-db', `${server}platform/db/`, [
      `${server}platform/db/`,
      `${server}platform/(errors|clock|locations|stored-secret)\\.ts$`,
      `${server}platform/config/backups\\.ts$`,
      `${server}platform/observability/(metrics|spans)\\.ts$`,
      contract,
      coach,
    ]),
    only('server-config', `${server}platform/config/`, [
      `${server}platform/config/`,
      `${server}platform/errors\\.ts$`,
    ]),
    never(
      'server-prompts-know-no-writer',
      `${server}platform/ai/prompts/`,
      `${server}platform/ai/(writers|model)/`,
    ),
    {
      name: 'main-is-imported-by-nobody',
      severity: 'error',
      from: {},
      to: { path: `${server}main\\.ts$` },
    },
    {
      name: 'commands-are-for-the-command-line',
      severity: 'error',
      from: { pathNot: [test, `${server}(cli\\.ts$|commands/)`] },
      to: { path: `${server}(cli\\.ts$|commands/)` },
    },
    only('extension-uses-the-doors', '^apps/extension/', ['^apps/extension/', contract, coach, ui]),
    {
      name: 'extension-coach-has-a-thread',
      comment:
        'Pages and the background ask the coach through `coach/ask-coach.ts`; types are free.',
      severity: 'error',
      from: {
        path: '^apps/extension/src/',
        pathNot: [test, '^apps/extension/src/coach/tasks\\.ts$'],
      },
      to: { path: '^packages/coach/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('tools-use-the-doors', '^tools/(?!content/|social(/|\\.ts$))', tools),
    only('tools-content', '^tools/content/', [
      ...tools,
      `${web}features/site-texts/placeholders\\.ts$`,
      `${web}data/(examples|site-content)\\.ts$`,
    ]),
    only('tools-social', '^tools/social(/|\\.ts$)', [
      ...tools,
      `${web}components/marks\\.ts$`,
      `${web}data/examples\\.ts$`,
    ]),
    only('outside-uses-doors', '^(e2e|bench)/', ['^($1|tools)/', contract, coach, help, eml]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(data|build|packages/(coach|client)/build|apps/(web|server)/(build|\\.react-router))/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
