import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVariables, offsetInTemplate, variablesOf } from './text.ts';

const values = new Map([
  ['firstName', 'Tom'],
  ['company', 'Fernhill & Sons'],
  ['none', ''],
]);
const fill = (text: string) => fillVariables(text, (name) => values.get(name));

describe('fillVariables', () => {
  it('replaces what has a value and leaves the rest', () => {
    expect(fill('Hi {{firstName}}, {{ company }} and {{unknown}}.').text).toBe(
      'Hi Tom, Fernhill & Sons and {{unknown}}.',
    );
  });

  it('takes only whole names in double braces for variables', () => {
    for (const text of ['{firstName}', '{{first name}}', '{{}}', '{{1st}}', '{{firstName}']) {
      expect(fill(text).text).toBe(text);
    }
  });
});

it('names each variable once, in the order of reading', () => {
  const text = {
    subject_line: '{{b}} at {{a}}',
    email_content: 'Hi {{firstName}}, {{a}} {{b}}',
  };
  expect(variablesOf(text)).toEqual(['b', 'a', 'firstName']);
});

describe('offsetInTemplate', () => {
  it('leads into a variable by its edges, and to the same letter everywhere else', () => {
    const piece = fc.constantFrom('{{firstName}}', '{{company}}', '{{none}}', '{{x}}', 'Hi ', 'é');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const template = pieces.join('');
        const filled = fill(template);
        for (let offset = 0; offset < filled.text.length; offset += 1) {
          const span = filled.places.find(
            ({ filledStart, filledEnd }) => offset >= filledStart && offset < filledEnd,
          );
          const from = offsetInTemplate(filled, offset, 'start');
          if (span) expect(from).toBe(span.start);
          else expect(template[from]).toBe(filled.text[offset]);
        }
        expect(offsetInTemplate(filled, filled.text.length, 'end')).toBeLessThanOrEqual(
          template.length,
        );
      }),
    );
  });

  it('ends a mark behind the variable that it ends in', () => {
    const filled = fill('Hi {{firstName}}, there');
    expect(offsetInTemplate(filled, 'Hi Tom'.length, 'end')).toBe('Hi {{firstName}}'.length);
    expect(offsetInTemplate(filled, 'Hi T'.length, 'end')).toBe('Hi {{firstName}}'.length);
  });
});
