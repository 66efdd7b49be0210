import { expect, it } from 'vitest';
import { variableBeforeCaret, fittingVariables, withVariable } from './use-variable-menu.ts';
import { isKnownVariable, meantVariable } from './variable-field.tsx';

it('begins with two braces before the caret', () => {
  const text = 'Hi {{fir and more';
  expect(variableBeforeCaret(text, 8)).toEqual({ start: 3, typed: 'fir' });
  expect(variableBeforeCaret(text, 5)).toEqual({ start: 3, typed: '' });
  for (const caret of [4, 9, 12]) expect(variableBeforeCaret(text, caret)).toBeNull();
});

it('offers what begins as typed, and writes it in place of that', () => {
  const begun = { start: 3, typed: 'F' };
  expect(fittingVariables(['firstName', 'company', 'fee'], begun)).toEqual(['firstName', 'fee']);
  expect(withVariable('Hi {{F, yes', 3, 6, 'fee')).toEqual({ text: 'Hi {{fee}}, yes', caret: 10 });
  expect(withVariable('Hi {{F}}, yes', 3, 6, 'fee').text).toBe('Hi {{fee}}, yes');
});

it('knows the standard ones and those that were described', () => {
  const described = [
    { name: 'fee', example: null, fallback: '20 euros' },
    { name: 'bare', example: null, fallback: null },
  ];
  expect(['firstName', 'fee', 'bare', 'other'].map((n) => isKnownVariable(n, described))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['first_name', 'FIRSTNAME', 'firstName', 'fee'].map(meantVariable)).toEqual([
    'firstName',
    'firstName',
    null,
    null,
  ]);
});
