import { describe, expect, it } from 'vitest';
import { fillTemplate, openPlaces, questionsOf } from './fill-template.ts';

const template = {
  subject_line: '{{company}} on phones',
  email_content:
    'Hi {{firstName}},\n\n{{company}} took [fill in: seconds] to load, {{ shopName }} less.',
  template_variables: [{ name: 'firstName', fallback: 'there', example: 'Tom' }],
};

it('asks for each variable and blank once, variables first', () => {
  expect(questionsOf(template).map(({ key, label, fallback }) => [key, label, fallback])).toEqual([
    ['{{company}}', 'Company', ''],
    ['{{firstName}}', 'First name', 'there'],
    ['{{shopName}}', 'Shop name', ''],
    ['[seconds]', 'Seconds', ''],
  ]);
});

describe('fillTemplate', () => {
  it('writes in what is known and leaves the rest open', () => {
    const filled = fillTemplate(template, {
      '{{company}}': 'Fernhill',
      '{{firstName}}': ' ',
      '[seconds]': '9 seconds',
    });
    expect(filled.subject).toBe('Fernhill on phones');
    expect(filled.body).toBe(
      'Hi {{firstName}},\n\nFernhill took 9 seconds to load, {{ shopName }} less.',
    );
    expect(openPlaces(filled.body).map(({ start, end }) => filled.body.slice(start, end))).toEqual([
      '{{firstName}}',
      '{{ shopName }}',
    ]);
  });

  it('keeps the subject on one line', () => {
    expect(fillTemplate(template, { '{{company}}': 'Fern\nhill' }).subject).toBe(
      'Fern hill on phones',
    );
  });
});
