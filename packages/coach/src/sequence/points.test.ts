import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { pointsOf } from './points.ts';

function pointsIn(message: string): string[] {
  const body = `Hi Tom,\n\n${message}\n\nBest,\nNora\nBrightlane`;
  return pointsOf(readDocument({ subject: null, body })).map(({ text }) => text);
}

const proof = 'Harrow Cycles in Leeds sold 14% more in a month with our pages.';

describe('pointsOf', () => {
  it('finds the sentences that can be checked', () => {
    expect(pointsIn(proof)).toEqual([proof]);
  });

  it('brings a sentence that leans on the one before together with it', () => {
    const [first] = pointsIn(
      'I use your library at a bakery in York to merge order sheets from nine shops. It drops two rows in each sheet.',
    );
    expect(first).toContain('nine shops. It drops');
  });

  it('keeps the whole of a sentence that was wrapped', () => {
    const wrapped = proof.replace(' our pages', '\nour pages');
    expect(pointsIn(wrapped)).toEqual([proof]);
  });

  it('gives the first letter its capital where the writer has none', () => {
    expect(pointsIn('we counted stock for 40 shops in Leeds and York in one night.')[0]).toMatch(
      /^We counted/u,
    );
  });

  it.each([
    ['asks', 'Are you free for a call about the 14 shops in Leeds?'],
    ['blanks', 'I saw that your shop on Mill Street [fill in: what they did] in 2024.'],
    ['merge tags', 'I saw that {{company}} opened 3 shops in Leeds in March.'],
    ['stock openers', 'I hope this email finds you well in Leeds this March.'],
    ['praise', 'We are thrilled to announce 3 exciting new features for your amazing team.'],
    ['links', 'You can read about the 14 shops in Leeds at https://example.com/shops.'],
    ['bullets', '- 14 shops in Leeds chose our oven in March'],
    ['what says little', 'We do good work for you.'],
    ['half a quotation', 'In May you wrote: "Our 14 shops in Leeds bake all night.'],
  ])('takes no %s', (_, message) => {
    expect(pointsIn(message)).toEqual([]);
  });
});
