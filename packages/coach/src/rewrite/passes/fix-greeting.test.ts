import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { fixGreeting } from './opening.ts';

describe('fixGreeting', () => {
  it.each([
    ['Dear Sir/Madam,\n\nYour oven is cold.', 'Dear [fill in: their name],\n\nYour oven is cold.'],
    [
      'To whom it may concern,\n\nYour oven is cold.',
      'Hi [fill in: first name],\n\nYour oven is cold.',
    ],
    ['Your oven is cold.', 'Hi [fill in: first name],\n\nYour oven is cold.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(fixGreeting, before)).toBe(after);
  });

  it.each([
    'Hi Tom,\n\nYour oven is cold.',
    'Hi [fill in: first name],\n\nYour oven is cold.',
    'Hi {{first_name}},\n\nYour oven is cold.',
    '',
  ])('leaves %j alone', (body) => {
    expect(applyPass(fixGreeting, body)).toBe(body);
  });
});
