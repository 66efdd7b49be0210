import { describe, expect, it } from 'vitest';
import { emailAsHtml } from './email-formats.ts';

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('emailAsHtml', () => {
  it('is a whole document with the words as they were typed', () => {
    const page = open(emailAsHtml({ subject: 'A < B & "C"', body: 'Hi Tom,\r\n\r\nOne\r\nTwo' }));
    expect(page.title).toBe('A < B & "C"');
    expect(page.querySelector('h1')?.textContent).toBe('A < B & "C"');
    expect(page.documentElement.lang).toBe('en');
    const paragraphs = Array.from(page.querySelectorAll('p'), ({ innerHTML }) => innerHTML);
    expect(paragraphs).toEqual(['Hi Tom,', 'One<br>Two']);
  });

  it('runs and loads nothing that an email holds', () => {
    const nasty =
      '</title></style></h1><script>x</script><img src="https://evil.example/x.png" onerror=\'x\'><a href="javascript:x">y</a>';
    const page = open(emailAsHtml({ subject: nasty, body: nasty }));
    expect(page.querySelectorAll('script, img, iframe, link')).toHaveLength(0);
    const links = Array.from(page.querySelectorAll('a'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://evil.example/x.png']);
    expect(links.every((link) => link.getAttribute('href') === link.textContent)).toBe(true);
    expect(page.querySelector('p')?.textContent).toBe(nasty);
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toMatch(/^default-src 'none'/);
  });

  it('has no heading without a subject', () => {
    const page = open(emailAsHtml({ subject: null, body: 'Hi' }));
    expect(page.querySelector('h1')).toBeNull();
    expect(page.title).toBe('Email');
  });
});
