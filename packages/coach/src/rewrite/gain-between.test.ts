import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { rewrite } from './rewrite.ts';
import { score } from '../score/score.ts';
import { gainBetween } from './improve.ts';

const capped = {
  subject: 'Quick question about improving your website’s performance and conversion rates',
  body: 'Hi {{name}},\n\nIn today’s fast-paced world, companies need to leverage data in order to grow.\nDo you have 15 minutes next week to talk about shipping costs?\n\nWe build ovens that heat up in four minutes and use a third of the gas of an old one, and we utilize robust parts.\n\nBest,\nBo',
};

describe('gainBetween', () => {
  it('sees below a ceiling what was won and lost', () => {
    const plain = goodEmail({ greeting: 'Hi {{name}},' });
    const worse = { ...plain, body: plain.body.replace('We deliver', 'We leverage and deliver') };
    expect([score(plain).value, score(worse).value]).toEqual([40, 40]);
    expect(gainBetween(score(worse), score(plain))).toBeGreaterThan(0);
    expect(gainBetween(score(plain), score(worse))).toBeLessThan(0);
  });

  it('lets no rewrite lose under a ceiling what its rules would give', () => {
    const body =
      'Hi {{name}},\n\nI look forward to hearing from you.\n\nPlease do not hesitate to contact me. Our proven methodology consistently delivers results. We are a leading, innovative and award-winning agency.\n\nBest,\nBo';
    const { before, after } = rewrite({ ...capped, body });
    expect(gainBetween(before, after)).toBeGreaterThanOrEqual(0);
  });

  it('has jargon, requests and length mended though a raw tag holds the score', () => {
    const { body, before, after } = rewrite(capped);
    expect([before.value, after.value]).toEqual([40, 40]);
    expect(gainBetween(before, after)).toBeGreaterThan(5);
    expect(body).toContain('{{name}}');
    expect(body).not.toMatch(/leverage|fast-paced|in order to|Do you have/u);
  });
});
