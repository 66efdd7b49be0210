import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { generateArguments } from '../../testing/generate-schema.ts';

it('is what the migrations make (npm run generate-schema -w @replysmith/server)', async () => {
  const verify = promisify(execFile)(process.execPath, [
    ...generateArguments(inject('templateUrl')),
    '--verify',
  ]);
  await expect(verify).resolves.toBeDefined();
});
