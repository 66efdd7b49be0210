import { describe, expect, it } from 'vitest';
import { rewrite } from '../rewrite/rewrite.ts';
import { findCited } from './markup.ts';

const cited = (text: string) => findCited(text).map(({ text: words }) => words);

describe('what is cited', () => {
  it.each([
    ['Run `npm test` first.', ['`npm test`']],
    ['So:\n```js\nlet a;\n```\nDone.', ['```js\nlet a;\n```']],
    ['> One.\n > Two.\nThree.', ['> One.', ' > Two.']],
    [
      '<blockquote class="a">One <b>two</b></blockquote> three',
      ['<blockquote class="a">One <b>two</b></blockquote>'],
    ],
    ['<p>Say <Q>one two</Q>.</p>', ['<Q>one two</Q>']],
    ['İİ <code>a</code> İ', ['<code>a</code>']],
    ['It’s 5 > 3, `quoted, <quote> and ```\nno fence', []],
    ['<blockquote>never closed', []],
  ])('in %j', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it.each([
    '‘We utilise synergies in order to lead,’ Ann wrote.',
    "Ann wrote: 'we utilise synergies in order to lead'.",
    '„We utilise synergies in order to lead“ is the motto.',
    '`utilise synergies in order to lead` is the command.',
    '```\nutilise synergies in order to lead\n```',
    '> We utilise synergies in order to lead.',
    '<blockquote>We utilise synergies in order to lead.</blockquote>',
  ])('is not rewritten: %j', (quotation) => {
    const draft = (words: string) => ({
      subject: 'quick question',
      body: `Hi Tom,\n\nI hope this email finds you well.\n\n${words}\n\nWe make ovens for small shops in Leeds.\n\nWould you be free for a call on Tuesday?\n\nBest,\nRuth`,
    });
    expect(rewrite(draft(quotation)).body).toContain(quotation);
    expect(rewrite(draft('We utilise synergies in order to lead.')).body).not.toContain(
      'utilise synergies',
    );
  });
});
