import { expect, it } from 'vitest';
import { keepWork } from '../../../../lib/kept-work/kept-work.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';
import { blankForm } from './template-form.ts';

const kept = { form: { ...blankForm(null), name: 'Half' }, version: 2, at: 5 };

it('gives back what was typed until it is forgotten', () => {
  expect(keepForm('place', kept)).toBe(true);
  expect(keptForm('place')).toEqual(kept);
  forgetForm('place');
  expect(keptForm('place')).toBeNull();
});

it('takes nothing that is no form', () => {
  for (const value of ['{', '{}', '{"form":{},"version":1,"at":1}', 'null']) {
    keepWork('place', value);
    expect(keptForm('place')).toBeNull();
  }
});
