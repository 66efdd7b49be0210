import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/build/',
    '**/.react-router/',
    'apps/server/src/platform/db/schema.ts',
    'packages/client/src/openapi.ts',
  ],
  categories: { correctness: 'error' },
  rules: {
    // The language.
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'import/no-default-export': 'error',

    // What types promise: nothing unknown is used as if it were known.
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],

    // Promises are awaited, and errors are errors.
    'typescript/no-misused-promises': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-invalid-void-type': 'error',

    // Nothing is said that types say already.
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-generated-empty-object-type': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-mixed-enums': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    'typescript/unified-signatures': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],

    'react/unsupported-syntax': 'error',
    // It tells what React's compiler would leave as it is; nothing here is compiled by that.
    'react/incompatible-library': 'off',
  },
  overrides: [
    {
      files: ['packages/coach/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': ['error', 'process', 'window', 'document', 'globalThis', 'Intl'],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'The coach is deterministic.' },
          { object: 'Math', property: 'random', message: 'The coach is deterministic.' },
        ],
      },
    },
    {
      files: ['apps/server/src/**/*.ts'],
      excludeFiles: ['apps/server/src/platform/config/**', 'apps/server/src/testing/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only config/ reads the environment.' },
        ],
      },
    },
    {
      files: ['apps/web/app/**'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      // What stands around the pages would fall with its boundary, and the frame with it.
      files: [
        'apps/web/app/{components,layout,routes}/**',
        'apps/web/app/features/{auth,onboarding}/**',
        'apps/web/app/features/help/bot/**',
      ],
      excludeFiles: ['**/*.test.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react',
                importNames: ['lazy'],
                message:
                  'Load it by `Fetched`, which leaves the page as it is when it does not come.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['apps/web/app/**/*.tsx'],
      // They show what the build rendered and hold nobody's text.
      excludeFiles: [
        'apps/web/app/components/built-html.tsx',
        'apps/web/app/standalone/page-route.tsx',
      ],
      rules: { 'react/no-danger': 'error' },
    },
    {
      files: ['**/*.test.ts'],
      rules: { 'typescript/require-array-sort-compare': 'off' },
    },
    {
      files: ['**/cli/**/*.ts', 'tools/**', 'bench/**', 'apps/server/src/main.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.js'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // React Router and the programs configured ask for them.
      files: ['apps/web/app/**', '**/*.config.ts', '**/.dependency-cruiser*.js'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
