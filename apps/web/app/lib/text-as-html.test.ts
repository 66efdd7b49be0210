import { expect, it } from 'vitest';
import { textAsHtml } from './text-as-html.ts';

it('keeps paragraphs and lines, and shows tags as they were typed', () => {
  expect(textAsHtml('Hi <b>Tom</b>,\n\nA & B\n"C"')).toBe(
    '<p>Hi &lt;b&gt;Tom&lt;/b&gt;,</p><p>A &amp; B<br>&quot;C&quot;</p>',
  );
});
