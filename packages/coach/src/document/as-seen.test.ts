import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';
import { asSeen } from './markup.ts';

/** The words a reader sees, with runs of spaces as one. */
const visibleText = (raw: string) => {
  const { text } = asSeen(raw);
  expect(text).toHaveLength(raw.length);
  return text
    .replaceAll('\u2060', '')
    .replace(/[ \t]*\n[ \t]*/gu, '\n')
    .replace(/ +/gu, ' ')
    .trim();
};

describe('what a reader sees', () => {
  it.each([
    ['<p>Hi Tom,</p><p>One.<br>Two.</p>', 'Hi Tom,\n\n\n\nOne.\nTwo.'],
    ['<div class="x">One</div><div>Two</div>', 'One\nTwo'],
    ['<div>One</div><div><br></div><div>Two</div>', 'One\n\n\nTwo'],
    ['<ul><li>One</li><li class="a">Two</li></ul>', '- One\n- Two'],
    ['fr<b>ee</b> and <i>dear</i>.', 'free and dear .'],
    ['<style>p { color: red }</style><!-- <p>no</p> --><p>Yes</p>', 'Yes'],
    ['<!DOCTYPE html><html><head><title>No</title></head><body>Yes</body></html>', 'Yes'],
    ['<P STYLE="margin:0">Yes</P>', 'Yes'],
    [
      'Tom &amp; Ann don&rsquo;t; caf&eacute; &#8212; &#x2019;90s &lt;3',
      'Tom & Ann don’t; café — ’90s < 3',
    ],
    ['Hi &lt;name&gt; &amp; co', 'Hi &lt;name&gt; & co'],
    ['a&nbsp;b &unknown; &', 'a b &unknown; &'],
    [
      '5 < 6 and 7 > 3, <first name>, <tom@a.example>',
      '5 < 6 and 7 > 3, <first name>, <tom@a.example>',
    ],
    ['**Hi Tom,** this is *new*, ***really***', 'Hi Tom, this is new , really'],
    ['* one\n* two * three', '* one\n* two * three'],
    ['5*3*2 and *|FNAME|* and T&Cs*', '5*3*2 and *|FNAME|* and T&Cs*'],
    ['See [our guide](https://a.example/x) now', 'See our guide now'],
    ['![logo](https://a.example/x.png) Yes', 'Yes'],
    ['```js\nlet a = 1;\n```', 'let a = 1;'],
    ['One.\rTwo.\r\nThree.\u2028Four.', 'One.\nTwo.\r\nThree.\nFour.'],
    ['\u200fHi\u200f Tom\u200b, fr\u200bee', 'Hi Tom , free'],
  ])('of %j is %j', (raw, expected) => {
    expect(visibleText(raw)).toBe(expected);
  });

  it('is the text itself where there is no markup', () => {
    const raw = 'Hi Tom,\n\nOne - two (three), 4% of #5.';
    expect(asSeen(raw)).toEqual({ text: raw, targets: [], markup: [] });
  });

  it('knows where links lead', () => {
    const targets = (raw: string) =>
      asSeen(raw).targets.map(({ start, end }) => raw.slice(start, end));
    expect(targets('<a class="b" href="https://a.example/x?y=1">our guide</a>')).toEqual([
      'https://a.example/x?y=1',
    ]);
    expect(targets('See [our guide](https://a.example).')).toEqual(['https://a.example']);
  });
});

describe('an email in HTML', () => {
  const body =
    '<html><head><style>p{margin:0}</style></head><body>\r\n<p>Hi <b>Tom</b>,</p>\r\n<p>I saw that you opened in <strong>Leeds</strong> on 3&nbsp;May. See <a href="https://a.example/x">our list</a>:</p>\r\n<ul><li>butter</li><li>flour &amp; salt</li></ul>\r\n<p>Would it help?<br>Thanks,<br>Nora</p>\r\n</body></html>';
  const email = parseEmail({ subject: 'Tom &amp; Ann', body });

  it('is read without its tags', () => {
    expect(email.words.map(({ key }) => key).join(' ')).toBe(
      'i saw that you opened in leeds on 3 may see our list butter flour salt would it help',
    );
    expect(email.addressee?.text).toBe('Tom');
    expect(email.signOff?.text).toBe('Thanks,');
    expect(email.signature?.text).toBe('Nora');
    expect(email.paragraphs).toHaveLength(3);
    expect(email.subjectWords.map(({ key }) => key)).toEqual(['tom', 'ann']);
  });

  it('keeps every offset in the body as it is', () => {
    expect(email.body).toBe(body);
    for (const { field, start, end, text } of email.protectedTokens)
      expect((field === 'body' ? body : 'Tom &amp; Ann').slice(start, end)).toBe(text);
    const found = email.protectedTokens.map(({ kind, text }) => `${kind}: ${text}`);
    expect(found).toContain('name: Leeds');
    expect(found).toContain('link: https://a.example/x');
    for (const word of email.words.filter(({ key }) => /^\w+$/u.test(key)))
      expect(body.slice(word.start, word.end).toLowerCase()).toBe(word.key);
  });
});
