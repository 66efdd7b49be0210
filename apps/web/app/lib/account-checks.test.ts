import { Password } from '@replysmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, passwordRules } from './account-checks.ts';

const isTicked = (password: string) => passwordRules.every((rule) => rule.isMet(password));

describe('passwordRules', () => {
  it.each([
    ['Abcdefg1', true],
    ['Ωμεγα-τρία-3', true],
    ['👍👍👍👍👍Ab1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['', false],
  ])('judges %j as %s', (password, expected) => {
    expect(isTicked(password)).toBe(expected);
  });

  it('agrees with the rule the server applies, for every password of allowed length', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('aBzZ09 é😀-')), maxLength: 20 });
    fc.assert(
      fc.property(word, (password) => {
        expect(isTicked(password)).toBe(Password.safeParse(password).success);
      }),
    );
  });

  it("says what is wrong in the contract's words", () => {
    const problem = (password: string) => Password.safeParse(password).error?.issues[0]?.message;
    for (const password of ['Ab1', 'abcdefg1', `Ab1${'é'.repeat(126)}`, 'Paper-desk-42']) {
      expect(checkNewPassword(password)).toBe(problem(password));
    }
  });
});
