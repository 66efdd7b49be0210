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
    expect(found).toMatchObject({ loss: 0.6, quotes: [block] });
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

  it('costs for a very long first paragraph though others follow', () => {
    expect(check(paragraphs, goodEmail({ opening: `${block} ${opening}` }))?.loss).toBe(0.6);
  });
});
