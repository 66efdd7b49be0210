import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDraft, rewrite } from '../../src/index.ts';
import type { Rewrite } from '../../src/index.ts';

const folder = new URL('rewrites/', import.meta.url);
const suffix = '.draft.txt';
const names = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length));

function print({ subject, body, edits }: Rewrite): string {
  const changes = edits.map(
    ({ id, rule, before, after, reason }) =>
      `${id}. ${rule}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}\n   ${reason}`,
  );
  return `Subject: ${subject ?? '(none)'}\n\n${body.trimEnd()}\n\n======\n\n${changes.join('\n')}\n`;
}

describe('rewrites that an editor has read', () => {
  it.each(names)('rewrites %s as approved', async (name) => {
    const draft = parseDraft(readFileSync(new URL(name + suffix, folder), 'utf8'));
    const file = new URL(`${name}.rewrite.txt`, folder).pathname;
    await expect(print(rewrite(draft))).toMatchFileSnapshot(file);
  });

  it('brings the sample of the landing page from fair to strong', () => {
    const draft = parseDraft(readFileSync(new URL(`slow-checkout${suffix}`, folder), 'utf8'));
    const { before, after } = rewrite(draft);
    expect(before.value).toBeLessThan(70);
    expect(after.value).toBeGreaterThanOrEqual(85);
  });
});
