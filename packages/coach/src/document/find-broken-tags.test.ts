import { describe, expect, it } from 'vitest';
import { findBrokenTags } from './merge-tags.ts';

const broken = (text: string) =>
  findBrokenTags(text).map(({ start, end, repaired }) => [text.slice(start, end), repaired]);

describe('finding broken merge tags', () => {
  it.each([
    ['Hi {{first_name},', [['{{first_name}', '{{first_name}}']]],
    ['Hi {first_name}},', [['{first_name}}', '{{first_name}}']]],
    ['Hi {{ first name, I saw', [['{{ first name', '{{ first name }}']]],
    ['Hi {{first_name I saw', [['{{first_name', '{{first_name}}']]],
    ['Hi first_name}}, I saw', [['first_name}}', '{{first_name}}']]],
    ['Hi {{{first_name}},', [['{{{first_name}}', '{{first_name}}']]],
    ['Hi {{first_name}}},', [['{{first_name}}}', '{{first_name}}']]],
    ['Hi { {first_name} },', [['{ {first_name} }', '{{first_name}}']]],
    ['Hi {{first_name]],', [['{{first_name]]', '{{first_name}}']]],
    ['Hi {{firstName)},', [['{{firstName)}', '{{firstName}}']]],
    [
      'Hi {{ name | default: "there" },',
      [['{{ name | default: "there" }', '{{ name | default: "there" }}']],
    ],
    ['Hi {first_name, I saw', [['{first_name', '{first_name}']]],
    ['Hi [First Name, I saw', [['[First Name', '[First Name]']]],
    ['Hi First Name], I saw', [['First Name]', '[First Name]']]],
    ['Hi [FIRSTNAME, I saw', [['[FIRSTNAME', '[FIRSTNAME]']]],
    ['Hi [[name],', [['[[name]', '[[name]]']]],
    ['Hi <<Name>,', [['<<Name>', '<<Name>>']]],
    ['Hi *|FNAME|,', [['*|FNAME', '*|FNAME|*']]],
    ['Hi %%name%,', [['%%name%', '%%name%%']]],
    [
      'At {{company} and {{ city }',
      [
        ['{{company}', '{{company}}'],
        ['{{ city }', '{{ city }}'],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(broken(text)).toEqual(expected);
  });

  it.each([
    'Hi {{first_name}}, {first_name}, {{{name}}}, [First Name], <<name>>, *|NAME|*, %NAME%, %%name%%',
    'See [our guide](https://a.example) and [1], or [sic}.',
    'Prices fell 20% and 30% in 2025; 5 < 6 and 7 > 3.',
    'We read: "the name]" and (the company).',
    'Sizes {3, 4} and {a, b}; if (x) { return y }',
    'I waited [fill in: how long] for the company.',
    'Read more >> about the company >>',
    'a | b | name | company',
  ])('leaves %j alone', (text) => {
    expect(broken(text)).toEqual([]);
  });

  it('is not misled by characters that nobody sees', () => {
    expect(broken('Hi {\u200b{first\u200b_name},')).toEqual([
      ['{\u200b{first\u200b_name}', '{{first_name}}'],
    ]);
  });
});
