import { expect, it } from 'vitest';
import { type Sbom, withoutDevelopment } from './sbom.ts';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
const names = ['@replysmith/server', '@replysmith/web', 'zod', 'pg', 'pg-types', 'vitest', 'react'];

/** As npm lists it: with what the workspaces want for development, and peers that are there. */
const all: Sbom = {
  metadata: { component: component('replysmith') },
  components: names.map(component),
  dependencies: [
    { ref: '@replysmith/server@1.0.0', dependsOn: ['zod@1.0.0', 'pg@1.0.0', 'vitest@1.0.0'] },
    { ref: '@replysmith/web@1.0.0', dependsOn: ['zod@1.0.0', 'react@1.0.0'] },
    { ref: 'pg@1.0.0', dependsOn: ['pg-types@1.0.0', 'vitest@1.0.0'] },
  ],
};

it('keeps what runs, and leaves out what only development or an optional peer wants', () => {
  const bom = withoutDevelopment(all, {
    packages: {
      'apps/server': {
        ...{ name: '@replysmith/server', version: '1.0.0' },
        dependencies: { zod: '1.0.0', pg: '1.0.0' },
      },
      'apps/web': {
        ...{ name: '@replysmith/web', version: '1.0.0' },
        dependencies: { zod: '1.0.0' },
        peerDependencies: { react: '1.0.0' },
      },
      'node_modules/pg': {
        version: '1.0.0',
        dependencies: { 'pg-types': '1.0.0' },
        peerDependencies: { vitest: '1.0.0' },
        peerDependenciesMeta: { vitest: { optional: true } },
      },
    },
  });
  expect(bom.components.map(({ name }) => name)).toEqual(names.filter((one) => one !== 'vitest'));
  expect(bom.dependencies.find(({ ref }) => ref === 'pg@1.0.0')?.dependsOn).toEqual([
    'pg-types@1.0.0',
  ]);
});
