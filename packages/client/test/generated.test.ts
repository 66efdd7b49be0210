import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files, generated } from '../generate-types.ts';

it('has the types of the API as its description has it', async () => {
  const { types, operations } = await generated();
  const isCurrent =
    types === readFileSync(files.types, 'utf8') &&
    operations === readFileSync(files.operations, 'utf8');
  expect(isCurrent, 'Run `npm run generate -w @replysmith/client`.').toBe(true);
});
