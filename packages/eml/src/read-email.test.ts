import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from './index.ts';

const head = 'From: Nora <nora@nora.example>\r\nTo: Tom <tom@tom.example>\r\nSubject: Ovens\r\n';
const multipart = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
const bytes = (text: string) => new TextEncoder().encode(text);
const part = (headers: string, text: string) => `--b\r\n${headers}\r\n\r\n${text}\r\n`;
const html = (source: string) => `${head}Content-Type: text/html; charset=utf-8\r\n\r\n${source}`;

describe('an email as it was sent', () => {
  it('gives headers, text, thread and attachments apart', async () => {
    const email = await readEmail(
      `Date: Tue, 4 Nov 2025 09:12:00 +0000\r\nCc: team: a@a.example, b@b.example;\r\n${multipart}${part(
        'Content-Type: text/plain',
        'Hi Tom,\r\n\r\nStill worth a look?\r\n\r\n-- \r\nNora\r\n\r\nOn Mon, Tom wrote:\r\n> Not now.',
      )}${part('Content-Type: application/pdf; name="offer.pdf"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64', 'Zm91cg==')}--b--`,
    );
    expect(email).toEqual({
      subject: 'Ovens',
      body: 'Hi Tom,\n\nStill worth a look?\n\n-- \nNora',
      quoted: 'On Mon, Tom wrote:\n> Not now.',
      from: { name: 'Nora', address: 'nora@nora.example' },
      to: [{ name: 'Tom', address: 'tom@tom.example' }],
      cc: [
        { name: '', address: 'a@a.example' },
        { name: '', address: 'b@b.example' },
      ],
      date: '2025-11-04T09:12:00.000Z',
      attachments: [{ name: 'offer.pdf', bytes: 4 }],
      problems: [],
    });
  });

  it('prefers the plain part, and shows HTML as its reader sees it', async () => {
    const source =
      '<style>p { color: red }</style><p style="display:none">Preview</p><p>Hi <b>Tom</b>,</p><p>&nbsp;</p><p>See <a href="https://a.example">this</a>.</p><ul><li>one</li></ul>';
    const shown = 'Hi Tom,\n\nSee this (https://a.example).\n\n- one';
    expect((await readEmail(html(source))).body).toBe(shown);
    const both = `${head}Content-Type: multipart/alternative; boundary=b\r\n\r\n${part('Content-Type: text/plain', 'Plain.')}${part('Content-Type: text/html', source)}--b--`;
    expect((await readEmail(both)).body).toBe('Plain.');
    expect((await readEmail(both.replace('Plain.', ' '))).body).toBe(shown);
  });

  it.each([
    [
      'Gmail, in any language',
      '<div>Yes.</div><div class="gmail_quote gmail_quote_container"><div class="gmail_attr">写道：</div><blockquote>Old</blockquote></div>',
      '写道：\n\n> Old',
    ],
    [
      'Outlook',
      '<p>Yes.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Tom<br><b>Sent:</b> Monday</div><p>Old</p>',
      'From: Tom',
    ],
    [
      'Outlook on Windows',
      '<p>Yes.</p><div style="border-top:solid"><p><b>From:</b> Tom<br><b>Sent:</b> Monday<br><b>To:</b> Nora</p></div><p>Old</p>',
      'From: Tom',
    ],
    [
      'Apple Mail',
      '<div>Yes.</div><div>On 4 Nov 2025, at 09:12, Tom &lt;t@t.example&gt; wrote:</div><blockquote type="cite">Old</blockquote>',
      'On 4 Nov 2025',
    ],
  ])('takes what is quoted apart in HTML of %s', async (_program, source, quoted) => {
    const email = await readEmail(html(source));
    expect(email.body).toBe('Yes.');
    expect(email.quoted).toContain(quoted);
    expect(email.quoted).toContain('Old');
  });

  it('finds an answer below or between the lines it quotes', async () => {
    const email = await readEmail(
      `${head}\r\nOn Mon, Tom wrote:\r\n> When?\r\n\r\nFriday.\r\n> Where?\r\nLeeds.`,
    );
    expect(email.body).toBe('Friday.\nLeeds.');
    expect(email.quoted).toBe('On Mon, Tom wrote:\n> When?\n> Where?');
  });

  it('reads pasted source in the letters it was pasted in', async () => {
    const source = `${head}Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\nSchöne Öfen`;
    expect((await readEmail(`\n\n${source}`)).body).toBe('Schöne Öfen');
    const latin = Uint8Array.from(source, (letter) => letter.charCodeAt(0));
    expect((await readEmail(latin)).body).toBe('Schöne Öfen');
  });
});

describe('a bad email', () => {
  const repeated = (what: string, times: number) => what.repeat(times);
  const nested = (levels: number) =>
    head +
    Array.from(
      { length: levels },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join('') +
    'Content-Type: text/plain\r\n\r\nDeep.';

  it('is read to a hundred levels of parts', async () => {
    expect(await readEmail(nested(100))).toMatchObject({ body: 'Deep.', problems: [] });
  });

  const most = 'The email has too many parts, lines or headers. Only its beginning was read.';
  it.each([
    ['parts 5,000 deep', () => nested(5_000), most, 'Ovens'],
    ['100,000 parts', () => multipart + repeated('--b\r\n\r\nHello\r\n', 100_000), most, 'Ovens'],
    [
      'a header of 3 MB',
      () => `${head}X-Long: ${repeated('x', 3_000_000)}\r\n\r\nHi`,
      most,
      'Ovens',
    ],
    ['300,000 headers', () => `${head}${repeated('X-A: b\r\n', 300_000)}\r\nHi`, most, 'Ovens'],
    ['2 million lines', () => `${head}\r\nHi${repeated('\n', 2_000_000)}`, most, 'Ovens'],
    [
      '21 MB',
      () => `${head}\r\nHi ${repeated('word ', 4_300_000)}`,
      'The email is larger than 20 MB. Only its first 20 MB were read.',
      'Ovens',
    ],
    [
      'an unknown character set',
      () => bytes(`${head}Content-Type: text/plain; charset=x-none\r\n\r\nCafé`),
      'Its character set “x-none” is not known, so some letters may be wrong.',
      'Ovens',
    ],
    [
      'a wrong character set',
      () =>
        Uint8Array.from(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\nCafé`, (letter) =>
          letter.charCodeAt(0),
        ),
      'Some of its characters could not be read.',
      'Ovens',
    ],
    [
      'broken base64',
      () => `${head}Content-Transfer-Encoding: base64\r\n\r\nSGkg!VG9t`,
      'Some of its characters could not be read.',
      'Ovens',
    ],
    ['no body', () => head, 'The email has no text.', 'Ovens'],
    [
      'an attachment alone',
      () => `${multipart}${part('Content-Disposition: attachment', 'x')}--b--`,
      'The email has no text.',
      'Ovens',
    ],
    [
      'nothing but a thread',
      () => `${head}\r\n---------- Forwarded message ---------\r\nFrom: Tom\r\n\r\nOld`,
      'The email has no text of its own: all of it is quoted.',
      'Ovens',
    ],
    [
      'an attached email',
      () =>
        `${multipart}${part('', 'Hi')}${part('Content-Type: message/rfc822', 'Subject: Other\r\n\r\nOther')}--b--`,
      'Another email is attached to it, which was not read.',
      'Ovens',
    ],
    [
      'OpenPGP',
      () => `${head}\r\n-----BEGIN PGP MESSAGE-----\r\nabc`,
      'The email is encrypted. Open it in your mail program and copy its text.',
      'Ovens',
    ],
    [
      'S/MIME',
      () => `${head}Content-Type: application/pkcs7-mime\r\n\r\nabc`,
      'The email is encrypted. Open it in your mail program and copy its text.',
      'Ovens',
    ],
    [
      'an Outlook file',
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'This is an Outlook .msg file. Save the email as .eml, or copy its text.',
      null,
    ],
    [
      'another file',
      () => bytes('%PDF-1.7\n1 0 obj'),
      'This is not an email: it does not begin with headers such as “From:” and “Subject:”.',
      null,
    ],
    ['nothing', () => '', 'The file is empty.', null],
  ])('says what is wrong: %s', async (_what, source, problem, subject) => {
    const email = await readEmail(source());
    expect(email.problems).toContain(problem);
    expect(email.subject).toBe(subject);
  });

  it('leaves out null bytes', async () => {
    expect((await readEmail(`${head}\r\nHi\0 Tom`)).body).toBe('Hi Tom');
  });

  it('is no trouble in HTML that never closes', async () => {
    for (const source of [
      '<div>',
      '<table><tr><td>',
      '<blockquote>a',
      '<ul><li>a',
      '<a href="',
      '<',
      '<!--',
    ])
      expect((await readEmail(html(`<p>Hi</p>${repeated(source, 20_000)}`))).subject).toBe('Ovens');
  });

  it('never throws, whatever its bytes', async () => {
    const pieces = fc.constantFrom(
      '--b\r\n',
      '--b--\r\n',
      '\r\n',
      '\r\n\r\n',
      'Content-Type: multipart/mixed; boundary=b\r\n',
      'Content-Type: text/html\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'Content-Transfer-Encoding: quoted-printable\r\n',
      '=?utf-8?q?=?=',
      '=C3=',
      '<p',
      '<blockquote type=cite>',
      '> ',
      'On a wrote:\r\n',
      '\0',
      '\uD800',
      'é',
    );
    const source = fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }),
      fc
        .array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 40 })
        .map((all) => head + all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        const { body, quoted, problems } = await readEmail(given);
        expect(body + quoted).not.toMatch(/[\0\r]/u);
        expect(body !== '' || problems.length > 0).toBe(true);
      }),
    );
  });
});
