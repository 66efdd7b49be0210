import { describe, expect, it } from 'vitest';
import { composeLink, type MailProgram } from './email-formats.ts';

const programs: readonly MailProgram[] = ['gmail', 'outlook', 'outlook-com', 'mail-app'];
const short = { subject: 'Fernhill & phones', body: 'Hi Tom,\n\n100% of it? Yes.\nNora' };

/** The fields that a mail program would read from the address. */
function read(url: string): Record<string, string> {
  const query = url.slice(url.indexOf('?') + 1).split('&');
  return Object.fromEntries(
    query.map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
}

describe('composeLink', () => {
  it('carries subject and body to each program, as they are', () => {
    for (const program of programs) {
      const { url, carries } = composeLink(program, short);
      const { su, subject = su, body } = read(url);
      expect([carries, subject, body?.replaceAll('\r\n', '\n')]).toEqual([
        'email',
        short.subject,
        short.body,
      ]);
    }
  });

  it('breaks lines as mails do in an address for mail apps', () => {
    expect(composeLink('mail-app', short).url).toContain('Hi%20Tom%2C%0D%0A%0D%0A100%25');
  });

  it.each([
    ['mail-app', 1_800],
    ['gmail', 6_000],
    ['outlook', 6_000],
    ['outlook-com', 6_000],
  ] as const)('measures the encoded address: %s takes %i characters', (program, longest) => {
    const room = longest - composeLink(program, { subject: 'Ovens', body: '' }).url.length;
    const fits = composeLink(program, { subject: 'Ovens', body: 'a'.repeat(room) });
    expect(fits).toMatchObject({ carries: 'email', needed: longest, longest });
    const over = composeLink(program, { subject: 'Ovens', body: 'a'.repeat(room + 1) });
    expect(over).toMatchObject({ carries: 'subject', needed: longest + 1 });
    expect(over.url).not.toContain('aaa');
    expect(over.url).toContain('Ovens');
    // Each of these takes six characters of the address.
    const encoded = composeLink(program, { subject: 'Ovens', body: 'é'.repeat(room / 5) });
    expect(encoded.carries).toBe('subject');
  });

  it('leaves a subject out that alone is too long', () => {
    const { url, carries } = composeLink('gmail', { subject: 'a'.repeat(6_000), body: 'Hi' });
    expect(carries).toBe('nothing');
    expect(url).toBe('https://mail.google.com/mail/?view=cm&fs=1');
  });

  it('lets no subject or body add a header or a field', () => {
    const nasty = {
      subject: 'Hi\r\nBcc: eve@evil.example\u2028X: y',
      body: 'Hi&bcc=eve@evil.example&attach=/etc/passwd?to=eve#',
    };
    for (const program of programs) {
      const fields = read(composeLink(program, nasty).url);
      expect(
        Object.keys(fields).filter((name) => !/^(view|fs|su|subject|body)$/.test(name)),
      ).toEqual([]);
      expect(fields['su'] ?? fields['subject']).toBe('Hi Bcc: eve@evil.example X: y');
      expect(fields['body']).toBe(nasty.body);
    }
  });

  it('takes half a surrogate pair', () => {
    expect(composeLink('gmail', { subject: null, body: 'a\ud800b' }).url).toContain('a%EF%BF%BDb');
  });
});
