import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { htmlToText, looksLikeHtml } from './fix-row.ts';
import { prepareRows } from './prepare-rows.ts';

const prepare = (format: 'json' | 'csv' | 'text', contents: string) => {
  const table = readSource({ name: 'file', format, contents });
  return prepareRows([{ table, columns: table.guesses }], new AbortController().signal);
};
const text = 'Hi Ana,\n\nIs your stock counted by hand?';

describe('htmlToText', () => {
  it.each([
    ['<p>Hi Ana,</p><p>One<br>two</p>', 'Hi Ana,\n\nOne\ntwo'],
    ['<div>Hi</div><div>there</div>', 'Hi\nthere'],
    ['<ul><li>One</li><li>Two</li></ul>Bye', '- One\n- Two\n\nBye'],
    ['See <a href="https://a.example/x">our site</a>.', 'See our site (https://a.example/x).'],
    ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
    ['<a href="javascript:alert(1)">Click</a>', 'Click'],
    ['<b>A</b> <i>B</i>&nbsp;&amp; C', 'A B\u00A0& C'],
    ['<style>p{}</style><script>alert(1)</script>Hi', 'Hi'],
    ['<p>Hi {{firstName}}</p>\n\n  <p>Bye</p>', 'Hi {{firstName}}\n\nBye'],
  ])('makes of %s what a reader sees', (html, words) => {
    expect(htmlToText(html)).toBe(words);
  });

  it('takes a comparison for what it is', () => {
    expect(looksLikeHtml('2 < 3 and 5 > 4, <you> know')).toBe(false);
    expect(looksLikeHtml('Hi<br/>there')).toBe(true);
  });

  it('is not brought down by depth', () => {
    expect(htmlToText(`${'<div>'.repeat(3_000)}Hi`)).toBe('Hi');
  });
});

describe('prepareRows', () => {
  it('mends what other programs bring otherwise, and tells each change', async () => {
    const csv = `Title,Body,Created,Uses,Stage,Folder,Folder color\n"A\nb","<p>${text}</p>",soon,often,won,Shops,teal`;
    const [row] = await prepare('csv', csv);
    expect(row).toMatchObject({
      record: { name: 'A b', subject_line: 'A b', folder: { name: 'Shops' } },
      verdict: { status: 'unchecked' },
      fixes: [
        'HTML became text.',
        'Name put on one line.',
        'Subject taken from the name.',
        'Folder gets the default color.',
        'Its stage is neither “first email” nor “follow-up”: left out.',
        'How often it was used is not a number: left out.',
        'Its date cannot be read: left out.',
      ],
    });
  });

  it('names a bare text by its first line', async () => {
    const [row] = await prepare('text', `${'word '.repeat(50)}\n\n${text}`);
    expect(row?.record.name).toBe(`${'word '.repeat(19).trim()}…`);
    expect(row?.verdict.status).toBe('unchecked');
  });

  it('takes an export of ours as it is', async () => {
    const ours = {
      ...{ name: 'A', subject_line: 'B', email_content: '<b>typed</b> like this' },
      ...{ category: 'C', folder: null, tags: [], description: null, template_variables: [] },
      ...{ stage: 'follow_up', is_favorite: false, usage_count: 0, optimization_score: null },
      created_at: '2026-03-04T05:06:07.000Z',
    };
    const [row] = await prepare('json', JSON.stringify([ours]));
    expect(row?.record).toMatchObject({
      ...{ email_content: '<b>typed</b> like this', stage: 'follow_up' },
    });
    expect(row?.fixes).toEqual([]);
  });

  it('says what is wrong with a row, and which repeat another', async () => {
    const good = { name: 'One', subject: 'Two', body: text };
    const rows = await prepare(
      'json',
      JSON.stringify([good, { ...good, body: text.replaceAll('\n', '\r\n') }, { name: 'x' }, 7]),
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      { status: 'unchecked' },
      { status: 'duplicate', isSaved: false },
      {
        status: 'invalid',
        problems: ['Content: Email content must be at least 10 characters'],
      },
      {
        status: 'invalid',
        problems: ['This is no template: it has no named fields.'],
      },
    ]);
  });

  it('mentions a name that a row above has as well', async () => {
    const first = { name: 'One', subject: 'Two', body: text };
    const rows = await prepare(
      'json',
      JSON.stringify([first, first, { ...first, name: 'one', subject: 'Three' }]),
    );
    expect(rows.map(({ notes }) => notes)).toEqual([[], [], ['Row 1 has the same name.']]);
  });
});
