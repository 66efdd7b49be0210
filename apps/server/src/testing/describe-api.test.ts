import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describedApi, describedIn, saidIn, saidWords } from './describe-api.ts';

it('has the pages under /docs/api describe the API as it is', async () => {
  const isCurrent = readFileSync(describedIn, 'utf8') === (await describedApi());
  expect(isCurrent, 'Run `npm run describe-api -w @replysmith/server`.').toBe(true);
});

it('says of each shape and field what the contract says of it', () => {
  const isCurrent = readFileSync(saidIn, 'utf8') === saidWords();
  expect(isCurrent, 'Run `npm run describe-api -w @replysmith/server`.').toBe(true);
});

it('names no time that RETENTION_TRASH_DAYS may change', async () => {
  expect(await describedApi()).not.toMatch(/\b(thirty|30) days/);
});
