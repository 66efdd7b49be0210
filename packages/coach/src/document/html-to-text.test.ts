import { describe, expect, it } from 'vitest';
import { htmlToText, isHtmlSource } from './html.ts';

describe('HTML source', () => {
  it.each([
    ['<p>Hi Lena,</p><p>One.<br>Two.</p>', 'Hi Lena,\n\nOne.\nTwo.'],
    ['Hi Lena,<br><br>One.<br>Best,<br>Jonas', 'Hi Lena,\n\nOne.\nBest,\nJonas'],
    ['<div dir="ltr">Hi,<div><br></div><div>One\nand two.</div></div>', 'Hi,\n\nOne and two.'],
    ['<ul><li>One</li><li>Two</li></ul><p>Best</p>', '- One\n- Two\n\nBest'],
    [
      '<p>See <a href="https://a.example/x">our <b>guide</b></a> on <a href="https://a.example/">a.example</a>.</p><p>Bo</p>',
      'See our guide (https://a.example/x) on a.example.\n\nBo',
    ],
    ['<p>Tom &amp; Ann&#39;s&nbsp;&quot;cart&quot; &lt;3</p><br>', 'Tom & Ann\'s "cart" <3'],
    ['<p>Hi {{first_name}} &lt;name&gt;,</p><p>x</p>', 'Hi {{first_name}} <name>,\n\nx'],
    [
      '<!DOCTYPE html><html><head><style>\np{}\n</style></head>\n\n<body>\n<p>Hi\n Tom</p>\n</body></html>',
      'Hi Tom',
    ],
    ['<p><img src="a.png" alt="Our logo"></p><p>Hi</p>', '[image: Our logo]\n\nHi'],
  ])('%j is the text %j', (source, expected) => {
    expect(isHtmlSource(source)).toBe(true);
    expect(htmlToText(source)).toBe(expected);
  });

  it.each([
    'Hi Tom,\n\nYour page says <p>Hello</p> twice, with <br> between.',
    'Your <br> and <br/> tags are odd.',
    'Hi Tom,\nyour footer is\n<div>\n<p>Hello</p>\n</div>\nand lacks a link.\nBo',
    '5 < 6 and 7 > 3, <first name>, <tom@a.example>',
    'Hi <b>Tom</b>, one line.',
    '<p>One word.',
    '<p>Hi</p><p style="display:none">Leeds opened in May</p>',
    'Hi Tom,\n\nNo tag at all.',
  ])('is not what only mentions or hides: %j', (text) => {
    expect(isHtmlSource(text)).toBe(false);
  });
});
