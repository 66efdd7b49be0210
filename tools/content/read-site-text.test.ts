import { expect, it } from 'vitest';
import { readSiteText } from './read-site-text.ts';

const text = `---
title: Terms
---

“We” are {{operator}}.

## Law {#law}

> {{law}}.

{{#consentAge}}From {{consentAge}}.{{/consentAge}}

- A list.

## Contact {#contact}

Write to {{reach}}.
`;

it('reads a page with its sections, their anchors and their summaries', () => {
  expect(readSiteText(text)).toEqual({
    title: 'Terms',
    lede: '“We” are {{operator}}.',
    sections: [
      {
        id: 'law',
        title: 'Law',
        summary: '{{law}}.',
        body: '{{#consentAge}}From {{consentAge}}.{{/consentAge}}\n\n- A list.',
      },
      { id: 'contact', title: 'Contact', summary: null, body: 'Write to {{reach}}.' },
    ],
  });
});

it.each([
  ['no such placeholder: pigeons', '{{reach}}', '{{pigeons}}'],
  ['no such placeholder: toString', '{{reach}}', '{{toString}}'],
  ['not closed: consentAge', '{{/consentAge}}', ''],
  ['not closed, or not open: law', '{{/consentAge}}', '{{/law}}'],
  ['no title with an anchor: "## Law"', '## Law {#law}', '## Law'],
  ['an anchor is there twice', '{#contact}', '{#law}'],
  ['the pages do not show "**"', 'A list', '**A** list'],
  ['the pages do not show "#### "', '- A list', '#### A list'],
  ['"Contact" says nothing', 'Write to {{reach}}.', ''],
])('refuses a page: %s', (problem, from, to) => {
  expect(() => readSiteText(text.replace(from, to))).toThrow(problem);
});
