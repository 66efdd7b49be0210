import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDraft, score } from '../../src/index.ts';

const folder = join(import.meta.dirname, 'emails');

/** Best first, in groups an editor would not argue about, each with the scores it would find fair. */
const groups: readonly {
  readonly between: readonly [number, number];
  readonly emails: readonly string[];
}[] = [
  {
    between: [92, 100],
    emails: [
      'accountant-short-plain',
      'charity-sponsor',
      'good-follow-up',
      'link-building-ok',
      'podcast-guest-pitch',
      'recruiter-backend',
      'roastery-second-cafe',
    ],
  },
  {
    between: [75, 91],
    emails: [
      'architect-meeting-ask',
      'beekeeper-company-only',
      'slow-checkout-rewrite',
      'translator-four-asks',
    ],
  },
  { between: [60, 74], emails: ['insurance-broker-meeting', 'slow-checkout-draft'] },
  {
    between: [40, 59],
    emails: [
      'agency-template',
      'fake-reply-first-touch',
      'guilt-follow-up',
      'merge-tag-blast',
      'no-ask-introduction',
      'shouting-spam',
      'software-demo-request',
    ],
  },
  { between: [0, 39], emails: ['bare-bump', 'freelancer-two-lines', 'seo-wall-of-text'] },
];

const scoreOf = (name: string) =>
  score(parseDraft(readFileSync(join(folder, `${name}.txt`), 'utf8'))).value;

describe('the golden emails', () => {
  const cases = groups.flatMap(({ between, emails }) =>
    emails.map((name) => [name, ...between] as const),
  );

  it.each(cases)('%s scores between %i and %i', (name, low, high) => {
    const value = scoreOf(name);
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
  });

  it('are all judged', () => {
    const files = readdirSync(folder).map((file) => file.replace('.txt', ''));
    expect(files.sort()).toEqual(cases.map(([name]) => name).sort());
  });
});
