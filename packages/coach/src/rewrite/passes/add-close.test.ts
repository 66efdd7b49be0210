import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { addClose } from './layout.ts';

describe('addClose', () => {
  it('thanks the reader where the message just stops', () => {
    expect(applyPass(addClose, 'Hi Tom,\n\nIs your oven cold?')).toBe(
      'Hi Tom,\n\nIs your oven cold?\n\nThanks,\n[fill in: your name]',
    );
  });

  it.each([
    'Is your oven cold?\n\n[Your Name]',
    'Is your oven cold?\n\nBest,\nBo',
    'Is your oven cold?\n\nBo',
    'Is your oven cold?\n\nBo x',
    'My name is Bo. Is your oven cold?',
    '',
  ])('leaves %j alone', (body) => {
    expect(applyPass(addClose, body)).toBe(body);
  });
});
