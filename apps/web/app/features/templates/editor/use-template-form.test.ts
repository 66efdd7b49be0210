import { expect, it } from 'vitest';
import { localStore } from '../../../lib/storage.ts';
import { forgetForm, storeForm, storedForm } from './use-template-form.ts';
import { blankForm } from './template-form.ts';

const kept = { form: { ...blankForm(null), name: 'Half' }, version: 2, at: 5 };

it('gives back what was typed until it is forgotten', () => {
  expect(storeForm('place', kept)).toBe(true);
  expect(storedForm('place')).toEqual(kept);
  forgetForm('place');
  expect(storedForm('place')).toBeNull();
});

it('takes nothing that is no form', () => {
  for (const value of ['{', '{}', '{"form":{},"version":1,"at":1}', 'null']) {
    localStore.write('place', value);
    expect(storedForm('place')).toBeNull();
  }
});
