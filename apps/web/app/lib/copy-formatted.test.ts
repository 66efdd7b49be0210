import { expect, it } from 'vitest';
import { htmlOf } from './copy-formatted.ts';

it('keeps paragraphs and lines, and shows tags as they were typed', () => {
  expect(htmlOf('Hi <b>Tom</b>,\n\nA & B\n"C"')).toBe(
    '<p>Hi &lt;b&gt;Tom&lt;/b&gt;,</p><p>A &amp; B<br>&quot;C&quot;</p>',
  );
});
