import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { nameTheService } from './words.ts';

describe('nameTheService', () => {
  it.each([
    [
      'We are a consultancy that leverages cutting-edge solutions to help e-commerce brands unlock their full potential.',
      'We are a consultancy that works with e-commerce brands.',
    ],
    ['We help bakers reach their goals.', 'We work with bakers.'],
    [
      'At Kite, we use cameras to simplify workflows and empower teams to unlock their full potential.',
      'At Kite, we use cameras to simplify workflows.',
    ],
    ['I love helping bakers to achieve their full potential.', 'I love working with bakers.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(nameTheService, before)).toBe(after);
  });

  it.each([
    'We help bakers cut waste.',
    'We are a firm that uses thermal cameras to help bakers reach their goals.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(nameTheService, body)).toBe(body);
  });
});
