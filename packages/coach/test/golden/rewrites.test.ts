import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDraft, rewrite } from '../../src/index.ts';

const folder = new URL('rewrites/', import.meta.url);
const draftOf = (name: string) =>
  parseDraft(readFileSync(new URL(`${name}.draft.txt`, folder), 'utf8'));
const names = readdirSync(folder).map((file) => file.replace('.draft.txt', ''));

/** Changes that no editor would leave out; what else is changed may follow the fit. */
const certain: Readonly<
  Record<string, readonly (readonly [before: string, after: string | null])[]>
> = {
  'analytics-demo': [['in order to', 'to']],
  'guest-post-bullets': [['I hope you are doing great.', null]],
  'lisbon-payroll': [['utilise', 'use']],
  'retention-broken-tags': [
    ['{{company}\n', '{{company}}\n'],
    [' {company_name}}', ' {{company_name}}'],
  ],
  'shouting-agency': [
    ['INCREASE YOUR SALES TODAY', 'Increase your sales today'],
    ['!!!', null],
  ],
  'slow-retail-podcast': [['!!', null]],
};

const textOf = ({ subject, body }: { subject: string | null; body: string }) =>
  `${subject ?? ''}\n${body}`;

describe('a rewrite that an editor has read', () => {
  it.each(
    Object.entries(certain).flatMap(([name, changes]) =>
      changes.map(([before, after]) => [name, before, after] as const),
    ),
  )('of %s says for %j %j', (name, before, after) => {
    const text = textOf(rewrite(draftOf(name)));
    expect(textOf(draftOf(name))).toContain(before);
    expect(text).not.toContain(before);
    if (after !== null) expect(text).toContain(after);
  });

  it('leaves an email that needs nothing as it is, but for a word here and there', () => {
    for (const name of names.filter((one) => one.endsWith('-good')))
      expect(rewrite(draftOf(name)).edits.length, name).toBeLessThanOrEqual(2);
  });

  it('wins something for some, and costs none a point', () => {
    const gains = names.map((name) => {
      const { before, after } = rewrite(draftOf(name));
      return after.value - before.value;
    });
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(names.length / 6);
  });
});
