import { describe, expect, it } from 'vitest';
import { emailAsMarkdown } from './email-formats.ts';

const body = (text: string) => emailAsMarkdown({ subject: null, body: text }).trimEnd();

describe('emailAsMarkdown', () => {
  it('keeps the subject as a heading, paragraphs apart and lines broken', () => {
    expect(emailAsMarkdown({ subject: 'Ovens\n# x', body: 'Hi Tom,\n\nOne\nTwo\n' })).toBe(
      '# Ovens # x\n\nHi Tom,\n\nOne\\\nTwo\n',
    );
  });

  it.each([
    ['# Title', '\\# Title'],
    ['- item', '\\- item'],
    ['+ item', '\\+ item'],
    ['1. item', '1\\. item'],
    ['2) item', '2\\) item'],
    ['Title\n===', 'Title\\\n\\==='],
    ['---', '\\---'],
    ['    code', 'code'],
    ['> quote', '\\> quote'],
    ['*a* _b_ `c` ~~d~~', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~'],
    ['![x](https://evil.example/x.png)', '!\\[x\\](https://evil.example/x.png)'],
    ['[x](javascript:y)', '\\[x\\](javascript:y)'],
    ['<img src=x onerror=y>', '\\<img src=x onerror=y\\>'],
    ['&lt;script&gt; AT&T', '\\&lt;script\\&gt; AT&T'],
    ['a | b', 'a \\| b'],
    ['C:\\dir', 'C:\\\\dir'],
  ])('shows %j as it was typed', (text, written) => {
    expect(body(text)).toBe(written);
  });

  it('leaves words with an underscore within, figures and tags readable', () => {
    const text = 'See https://fernhill.example/cart_page?a=1&b=2, 40 shops, {{first_name}}. 3.5 s';
    expect(body(text)).toBe(text);
  });
});
