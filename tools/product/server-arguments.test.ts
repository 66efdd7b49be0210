import { readFileSync } from 'node:fs';
import { relative, join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { nodeOptions, serverArguments, serverEnvironment } from './server-arguments.ts';

test('what is measured and tested is what npm start runs', () => {
  const root = join(import.meta.dirname, '../..');
  const relativeArguments = serverArguments.map((one) =>
    one.startsWith(root) ? relative(root, one) : one,
  );
  const environment = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  const command = ['exec env', ...environment, 'node', ...relativeArguments].join(' ');
  expect(project.scripts.start.split(' && ').at(-1)).toBe(command);
});

test('the package starts the server in the same way', () => {
  const script = readFileSync(join(import.meta.dirname, '../server-package/replysmith.sh'), 'utf8');
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(script).toContain(`export ${name}=${value}\n`);
  }
  expect(script).toContain(`exec "$node" ${nodeOptions.join(' ')} "$here/server/main.js"\n`);
});
