import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail, goodParts } from '../../../test/good-email.ts';
import { paragraphs } from './paragraphs.ts';

const { opening, offer, ask } = goodParts;
const block = [opening, offer, ask].join(' ');

describe('paragraphs', () => {
  it('is silent on two or three', () => {
    expect(check(paragraphs, goodEmail())).toBeNull();
  });

  it('costs for one block of more than fifty words, and quotes it', () => {
    const found = check(paragraphs, goodEmail({ opening: block, offer: '', ask: '' }));
    expect(found).toMatchObject({ loss: 1, quotes: [block] });
  });

  it('is silent on one short block, and on lines set apart by single breaks', () => {
    expect(check(paragraphs, goodEmail({ offer: '', ask: '' }))).toBeNull();
    expect(
      check(
        paragraphs,
        goodEmail({ opening: [opening, offer, ask].join('\n'), offer: '', ask: '' }),
      ),
    ).toBeNull();
  });

  it('is silent on two lines set apart by a single break', () => {
    const lines = `${opening} ${offer}\n${ask}`;
    expect(check(paragraphs, goodEmail({ opening: lines, offer: '', ask: '' }))).toBeNull();
  });

  it.each([
    [50, 1, false],
    [51, 1, true],
    [79, 2, false],
    [80, 2, true],
  ])('%i words in the first of %i paragraphs: %s', (count, blocks, costs) => {
    const first = Array.from({ length: count }, (_, at) => (at % 9 === 8 ? `w${at}.` : `w${at}`));
    const body = [first.join(' '), 'And one more.'].slice(0, blocks).join('\n\n');
    expect(check(paragraphs, { subject: null, body }) !== null).toBe(costs);
  });

  it('costs for a very long first paragraph though others follow', () => {
    expect(check(paragraphs, goodEmail({ opening: `${block} ${opening}` }))?.loss).toBe(1);
  });
});
