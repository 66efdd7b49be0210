import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localStore } from '../../../lib/storage.ts';
import { templateDrafts, blankTemplateForm } from './template-form.ts';
import { useTemplateForm } from './use-template-form.ts';

const draft = { form: { ...blankTemplateForm(null), name: 'Half' }, version: 2, at: 5 };

it('gives back what was typed until it is forgotten', () => {
  expect(templateDrafts.write('key', draft)).toBe(true);
  expect(templateDrafts.read('key')).toEqual(draft);
  templateDrafts.remove('key');
  expect(templateDrafts.read('key')).toBeNull();
});

it('takes nothing that is no form', () => {
  for (const value of ['{', '{}', '{"form":"Half","version":1,"at":1}', 'null']) {
    localStore.write('key', value);
    expect(templateDrafts.read('key')).toBeNull();
  }
});

it('takes fields that an earlier version of the page did not store from what is saved', () => {
  const stored = { name: 'Half', stage: 'third', is_favorite: true };
  localStore.write('key', JSON.stringify({ form: stored, version: 2, at: 5 }));
  const base = { ...blankTemplateForm(null), subject_line: 'Stock', stage: 'first' as const };
  const { result } = renderHook(() => useTemplateForm({ key: 'key', base, version: 2 }));
  expect(result.current.form).toEqual({ ...base, name: 'Half', is_favorite: true });
  templateDrafts.remove('key');
});
