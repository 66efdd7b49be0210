import type { Rewrite } from '@replysmith/coach';
import { expect, test } from 'vitest';
import { parseCases } from '../reading/parse-cases.ts';
import { checkRewrites } from './check-rewrites.ts';
import { judgeCase, type JudgedCase, type JudgedEmail } from './judge-case.ts';

const text = `=== t
good
Why.

--- only
Subject: Slates

Hi Mr Firth,

Nine slates have slipped on your barn in Otley since 4 March. Shall I price it?

Thanks,
Lee`;

const [judged] = parseCases('f', text).map((one) => judgeCase(one, false));

/** The laws that a tampered rewrite breaks. */
function brokenBy(tamper: (email: JudgedEmail) => Partial<Rewrite>): string[] {
  if (!judged) throw new Error('no case');
  const emails = judged.emails.map((email) => {
    const rewrite = { ...email.rewrite, ...tamper(email) };
    return {
      ...email,
      rewrite,
      again: { ...email.again, subject: rewrite.subject, body: rewrite.body },
    };
  });
  const tampered: JudgedCase = { ...judged, emails };
  return Object.entries(checkRewrites([tampered])).flatMap(([law, { failures }]) =>
    failures.length > 0 ? [law] : [],
  );
}

test('an honest rewrite breaks no law', () => {
  expect(brokenBy(() => ({}))).toEqual([]);
});

test('a lost fact, an invented one and a large change are found', () => {
  const replace = (from: string, to: string) =>
    brokenBy(({ draft }) => ({ body: draft.body.replace(from, to) }));
  expect(replace('4 March', 'then')).toEqual(['Facts kept', 'Good left almost alone']);
  expect(replace('Nine', 'Twelve guaranteed')).toEqual([
    'Nothing invented',
    'Good left almost alone',
  ]);
});

test('a lowered score is found', () => {
  expect(brokenBy(({ rewrite }) => ({ before: { ...rewrite.before, value: 101 } }))).toEqual([
    'Score never lower',
  ]);
});
