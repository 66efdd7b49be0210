import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeOptions, serverEnvironment } from './server-arguments.ts';

const root = join(import.meta.dirname, '../..');

it.each(['package.json', 'tools/server-package/replysmith.sh'])(
  'starts the server in %s as it is tested and measured',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(nodeOptions.join(' '));
    for (const [name, value] of Object.entries(serverEnvironment)) {
      expect(text).toContain(`${name}=${value}`);
    }
  },
);
