import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { rules } from '../rules/rules.ts';
import { score } from '../score/score.ts';
import { wording } from './edit.ts';
import { gainBetween } from './improve.ts';
import { rewrite } from './rewrite.ts';

const hollow =
  'Hi {{name}},\n\nI look forward to hearing from you.\n\nPlease do not hesitate to contact me. Our proven methodology consistently delivers results!! We are a leading, innovative and award-winning agency. It could possibly help. I haven’t heard back from you.\n\nBest,\nBo';

describe('gainBetween', () => {
  it('is won one way and lost the other', () => {
    const plain = score(goodEmail());
    const worse = score(goodEmail({ greeting: 'Dear Sir/Madam,', offer: 'We ARE the BEST!!!' }));
    expect(gainBetween(worse, plain)).toBeGreaterThan(0);
    expect(gainBetween(plain, worse)).toBe(-gainBetween(worse, plain));
  });
});

describe('a rewrite of hollow words', () => {
  const { edits, body, before, after } = rewrite({ subject: 'ACT NOW, READERS', body: hollow });

  it('wins points, and leaves the tag of the greeting', () => {
    expect(gainBetween(before, after)).toBeGreaterThan(0);
    expect(body).toMatch(/^Hi \{\{name\}\},/u);
  });

  it('names for each change a rule that the ledger knows', () => {
    const known = [...rules.map(({ id }) => id), wording];
    expect(edits.length).toBeGreaterThan(2);
    for (const { rule } of edits) expect(known).toContain(rule);
  });
});
