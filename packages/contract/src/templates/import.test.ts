import { describe, expect, it } from 'vitest';
import { ImportedTemplate, guessColumn, rowProblems, templateRecord } from '../index.ts';

const text = { name: 'One', subject_line: 'Two', email_content: 'Three and four' };
const read = (values: object) => ImportedTemplate.parse(templateRecord({ ...text, ...values }));

describe('templateRecord', () => {
  it('takes lists and figures that came as text', () => {
    const values = {
      ...{ tags: 'speed; first touch,', folder: ' Sales ', folder_color: '#B8741A' },
      ...{ is_favorite: 'Yes', usage_count: ' 12 ', created_at: '2026-03-04 05:06' },
      ...{ template_variables: '{{firstName}}, city' },
    };
    expect(read(values)).toMatchObject({
      tags: ['speed', 'first touch'],
      folder: { name: 'Sales', color: '#B8741A' },
      ...{ is_favorite: true, usage_count: 12, created_at: '2026-03-04T05:06:00Z' },
      template_variables: [{ name: 'firstName' }, { name: 'city' }],
    });
  });

  it('leaves the default where a file says nothing', () => {
    const nothing = { category: '', folder: '', tags: '', description: '', usage_count: '' };
    expect(read({ ...nothing, is_favorite: null, created_at: '' })).toMatchObject({
      ...{ category: 'General', folder: null, tags: [], description: null },
      ...{ usage_count: 0, is_favorite: false, created_at: null },
    });
  });

  it.each([
    ['Follow-up', 'follow_up'],
    ['FOLLOW UP', 'follow_up'],
    [' first email ', 'first'],
    ['First', 'first'],
    ['', null],
    [null, null],
  ])('takes the stage %j for %s', (stage, read_as) => {
    expect(read({ stage }).stage).toBe(read_as);
  });

  it.each([
    [{ name: 7 }, 'Name: This must be text.'],
    [{ email_content: 'short' }, 'Content: Email content must be at least 10 characters'],
    [{ tags: 'x'.repeat(31) }, 'Tags: A tag has at most 30 characters.'],
    [{ tags: { deep: [] } }, 'Tags: This must be a list.'],
    [{ name: 'Kiosk <b>' }, 'Name: Template name is invalid or too long: it cannot contain < or >'],
    [
      { name: 'x'.repeat(104) },
      'Name: Template name is invalid or too long: 104 characters, 100 fit',
    ],
    [
      { folder: 'x'.repeat(51) },
      'Folder: Folder name is invalid or too long: 51 characters, 50 fit',
    ],
    [{ folder: 'A', folder_color: 'red' }, 'Folder: Invalid color format'],
    [{ stage: 'prospecting' }, 'Read as: This must be first, follow_up or nothing.'],
    [{ usage_count: 'often' }, 'Times used: This must be a whole number.'],
    [{ created_at: 'yesterday' }, 'Created: This must be a date such as 2026-03-04.'],
    [{ created_at: '0000-01-01' }, 'Created: This must be a date after 1970.'],
    [{ template_variables: '[{"name":"1x"}]' }, /^Variables: /],
  ])('has %j refused in a sentence that names the field', (values, problem) => {
    const record = templateRecord({ ...text, ...values });
    const { error } = ImportedTemplate.safeParse(record);
    const problems = error ? rowProblems(error, record) : [];
    expect(problems[0]).toMatch(problem);
  });
});

describe('guessColumn', () => {
  it.each([
    ['Subject Line', 'subject_line'],
    ['E-mail body', 'email_content'],
    ['folder_colour', 'folder_color'],
    ['Title', 'name'],
    ['Read as', 'stage'],
    ['Phone', null],
    ['constructor', null],
  ])('takes %j for %s', (heading, column) => {
    expect(guessColumn(heading)).toBe(column);
  });
});
