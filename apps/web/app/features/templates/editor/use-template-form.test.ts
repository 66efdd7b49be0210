import { expect, it } from 'vitest';
import { templateDrafts } from '../../../data/unsent-kinds.ts';
import { localStore } from '../../../lib/storage.ts';
import { blankForm } from './template-form.ts';

const draft = { form: { ...blankForm(null), name: 'Half' }, version: 2, at: 5 };

it('gives back what was typed until it is forgotten', () => {
  expect(templateDrafts.write('key', draft)).toBe(true);
  expect(templateDrafts.read('key')).toEqual(draft);
  templateDrafts.remove('key');
  expect(templateDrafts.read('key')).toBeNull();
});

it('takes nothing that is no form', () => {
  for (const value of ['{', '{}', '{"form":{},"version":1,"at":1}', 'null']) {
    localStore.write('key', value);
    expect(templateDrafts.read('key')).toBeNull();
  }
});
