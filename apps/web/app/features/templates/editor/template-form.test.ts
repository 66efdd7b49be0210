import { describe, expect, it } from 'vitest';
import {
  type TemplateForm,
  blankTemplateForm,
  changesOf,
  checkForm,
  hasRequired,
  isSameForm,
  templateToSave,
} from './template-form.ts';

const good: TemplateForm = {
  ...blankTemplateForm(null),
  name: 'Slow checkout',
  subject_line: '{{company}} on phones',
  email_content: 'Hi {{firstName}}, your checkout takes nine seconds.',
};
const problem = (changes: Partial<TemplateForm>, savedName: string | null = null) =>
  Object.values(checkForm({ ...good, ...changes }, { name: savedName, tags: [] }));

describe('the name', () => {
  it('may be written in any language, with the signs that names need', () => {
    for (const name of [
      'Q&A: John’s follow-up',
      'Ερώτηση 2',
      'नमस्ते',
      "It's (a) b/c_d, ok!?",
      'x'.repeat(100),
    ]) {
      expect(problem({ name }), name).toEqual([]);
    }
  });

  it('is refused when it is missing, too long or has other signs', () => {
    expect(problem({ name: '  ' })).toEqual(['Template name is required']);
    expect(problem({ name: 'x'.repeat(101) })).toEqual(['Template name is too long']);
    for (const name of ['<b>', 'a=b', 'a"b', '100%', '🙂']) {
      expect(problem({ name }), name).toEqual(['Template name contains invalid characters']);
    }
  });

  it('may stay as it was imported', () => {
    expect(problem({ name: '100% off' }, '100% off')).toEqual([]);
  });
});

it('wants a subject of at most 200 characters', () => {
  expect(problem({ subject_line: ' ' })).toEqual(['Subject line is required']);
  expect(problem({ subject_line: 'x'.repeat(200) })).toEqual([]);
  expect(problem({ subject_line: 'x'.repeat(201) })).toEqual([
    'Subject line is too long (max 200 characters)',
  ]);
});

it('wants 10 to 50,000 characters of content, tags not counted', () => {
  const tooShort = 'Email content must be at least 10 characters';
  expect(problem({ email_content: '<p>short one</p>' })).toEqual([tooShort]);
  expect(problem({ email_content: '<p>short ones</p>' })).toEqual([]);
  expect(problem({ email_content: 'x'.repeat(50_000) })).toEqual([]);
  expect(problem({ email_content: 'x'.repeat(50_001) })).toEqual([
    'Email content is too long (max 50,000 characters)',
  ]);
});

it('says of the other fields what the server would', () => {
  expect(problem({ category: 'x < y' })).toEqual(['A category cannot contain < or >.']);
  expect(problem({ description: 'x'.repeat(501) })).toEqual([
    'Description is too long (max 500 characters)',
  ]);
});

it('leaves tags as they were imported, and checks what was added', () => {
  const tags = ['a & b', ...Array.from({ length: 12 }, String)];
  expect(checkForm({ ...good, tags }, { name: null, tags })).toEqual({});
  const more = { ...good, tags: [...tags, 'shops'] };
  expect(checkForm(more, { name: null, tags })).toEqual({ tags: 'Too many tags (maximum 10)' });
});

it('takes an empty description for none', () => {
  expect(isSameForm({ ...good, description: ' ' }, good)).toBe(true);
  expect(isSameForm({ ...good, description: 'For shops' }, good)).toBe(false);
});

it('knows whether name, subject and content are there', () => {
  expect(hasRequired(good)).toBe(true);
  expect(hasRequired({ ...good, email_content: '\n' })).toBe(false);
});

describe('what is sent', () => {
  const described = [
    { name: 'firstName', example: ' Tom ', fallback: '' },
    { name: 'gone', example: 'x', fallback: null },
  ];

  it('leaves out variables that the text has no more', () => {
    expect(templateToSave({ ...good, template_variables: described }).template_variables).toEqual([
      { name: 'firstName', example: 'Tom', fallback: null },
    ]);
  });

  it('is what differs, and a version where words were changed', () => {
    expect(changesOf(good, { ...good, is_favorite: true }, 3)).toEqual({ is_favorite: true });
    expect(changesOf(good, { ...good, tags: ['a'] }, 3)).toEqual({ tags: ['a'], version: 3 });
    expect(changesOf(good, { ...good, name: ` ${good.name}` }, 3)).toEqual({});
  });
});
