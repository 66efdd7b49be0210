import { relative, join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { serverArguments } from './server-arguments.ts';

test('what is measured and tested is what npm start runs', () => {
  const root = join(import.meta.dirname, '../..');
  const relativeArguments = serverArguments.map((one) =>
    one.startsWith(root) ? relative(root, one) : one,
  );
  expect(project.scripts.start).toMatch(new RegExp(`&& exec node ${relativeArguments.join(' ')}$`));
});
