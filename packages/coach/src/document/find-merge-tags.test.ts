import { describe, expect, it } from 'vitest';
import { findMergeTags } from './merge-tags.ts';

const tags = (text: string) => {
  const found = findMergeTags(text);
  for (const { start, end, text: tag } of found) expect(text.slice(start, end)).toBe(tag);
  return found.map(({ text: tag }) => tag);
};

describe('finding merge tags', () => {
  it.each([
    '{{x}}',
    '{{ first_name | default: "there" }}',
    '{{{company}}}',
    '${first_name}',
    '${{ first }}',
    '{first_name}',
    '{!Contact.FirstName}',
    '{% if company %}',
    '[First Name]',
    '[COMPANY]',
    '[your pain point]',
    '[[name]]',
    '%FIRST_NAME%',
    '%X%',
    '%%company%%',
    '<<Company>>',
    '<First Name>',
    '*|FNAME|*',
    '__first_name__',
    '(First Name)',
    'FIRST_NAME',
    '<%= first_name %>',
    '<% name %>',
    '#{name}',
    '{$name}',
    '«First»',
    '«First_Name»',
    '&lt;First Name&gt;',
    '#name#',
    '#FNAME#',
    '|NAME|',
    '@FirstName@',
    '@FirstName',
    '@first_name',
    '$name',
    '$first_name',
    '(first name)',
    '(Company Name)',
    'FIRSTNAME',
    'FirstName',
    'NAME',
    'XXX',
    '____',
    '{\u200b{first\u200d_name}\u2060}',
  ])('takes %j for one', (tag) => {
    expect(tags(`Hi ${tag}, I saw it.`)).toEqual([tag]);
  });

  it.each([
    '[fill in: name]',
    '[our guide](https://a.example)',
    '[1]',
    '<b>',
    '<title>',
    '50% of firms and 60% of shops',
    '__very__',
    '(the name)',
    '(names)',
    '(title)',
    '(i)',
    '@robohawks',
    '#bakers #name',
    'C# and F#',
    'issue #4 and #5',
    '$450',
    '$USD',
    '|Name|Title|Company|',
    'Nora | Title | Brightlane',
    '«the company»',
    '&lt;b&gt; and 3 &lt; 4 &gt; 2',
    'your name, NAME and XXX',
    'jane@name.example',
    '{ 1 }',
    '{{first_name}',
    '{first_name}}',
  ])('leaves %j alone', (text) => {
    expect(tags(`See ${text} here.`)).toEqual([]);
  });

  it('finds every one in a line', () => {
    expect(tags('{{a}}{b} at [Company] %c%')).toEqual(['{{a}}', '{b}', '[Company]', '%c%']);
  });
});
