import { expect, it } from 'vitest';
import { blankForm } from '../campaign-form.ts';
import { mergeForms } from './campaign-saver.ts';

it('takes from each side what only that side changed', () => {
  const mine = { ...blankForm, template_name: 'Mine', pain_points: ['late payers'] };
  const theirs = { ...blankForm, industry: 'coffee' };
  expect(mergeForms(blankForm, mine, theirs)).toEqual({
    form: { ...mine, industry: 'coffee' },
    disputed: [],
  });
});

it('keeps mine where both changed a field, and names the field', () => {
  const mine = { ...blankForm, template_name: 'Mine', industry: 'tea' };
  const theirs = { ...blankForm, template_name: 'Theirs', industry: 'tea' };
  expect(mergeForms(blankForm, mine, theirs)).toEqual({ form: mine, disputed: ['template_name'] });
});
