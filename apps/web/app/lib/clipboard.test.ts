import { expect, it } from 'vitest';
import { textAsHtml } from './clipboard.ts';

it('keeps paragraphs and lines, and shows tags as they were typed', () => {
  expect(textAsHtml('Hi <b>Tom</b>,\n\nA & B\n"C"')).toBe(
    '<p>Hi &lt;b&gt;Tom&lt;/b&gt;,</p><p>A &amp; B<br>&quot;C&quot;</p>',
  );
});

it.each([
  [
    'See https://a.example/x?b=1&c=2.',
    '<p>See <a href="https://a.example/x?b=1&amp;c=2">https://a.example/x?b=1&amp;c=2</a>.</p>',
  ],
  [
    '(http://a.example/b), yes',
    '<p>(<a href="http://a.example/b">http://a.example/b</a>), yes</p>',
  ],
  [
    'https://a.example/"onclick="b',
    '<p><a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;b</p>',
  ],
  ['javascript:alert(1) and a.example', '<p>javascript:alert(1) and a.example</p>'],
])('makes links of addresses alone: %s', (text, html) => {
  expect(textAsHtml(text)).toBe(html);
});
