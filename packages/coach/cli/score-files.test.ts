import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { score } from '../src/index.ts';
import { goodEmail } from '../test/good-email.ts';
import { run } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emails-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (files: Readonly<Record<string, string | Uint8Array>>) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};
/** What is called, with the folder left out of its arguments and its answers. */
const replysmith = async (words: string, input = '', terminal?: Parameters<typeof run>[2]) => {
  const args = words.split(' ').map((word) => word.replace('@', folder));
  const outcome = await run(args, Readable.from([Buffer.from(input)]), terminal);
  const short = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(folder, '.');
  return { ...outcome, stdout: short(outcome.stdout), stderr: short(outcome.stderr) };
};
const rowsOf = (stdout: string) =>
  (stdout.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .map((row) => row.split(/ {2,}/u));

const good = goodEmail();
const weak = {
  subject: 'OFFER',
  body: 'Dear Sir/Madam,\n\nWe are a LEADING provider!!! ACT NOW!!!',
};
const asText = ({ subject, body }: typeof weak | typeof good) => `Subject: ${subject}\n\n${body}`;
const asMessage = ({ subject, body }: typeof weak | typeof good) =>
  `From: nora@a.example\r\nTo: tom@b.example\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`;
const german =
  'Hallo Tom,\n\nich habe gesehen, dass Sie einen zweiten Laden eröffnet haben. Hätten Sie Zeit?\n\nViele Grüße\nNora';

describe('replysmith score', () => {
  it('gives an email one score, however its file holds it', async () => {
    put({
      'a.txt': asText(good),
      'b.eml': asMessage(good),
      'c.md': `---\nto: tom@b.example\nsubject: "${good.subject}"\n---\n\n${good.body}`,
      'd.markdown': `# Subject: ${good.subject}\n\n${good.body}`,
      'e.html': `<p>Subject: ${good.subject}</p><p>${good.body.replaceAll('\n\n', '</p><p>').replaceAll('\n', '<br>')}</p>`,
      'f.txt': Buffer.from(`\uFEFF${asText(good)}`, 'utf16le'),
    });
    const { status, stdout } = await replysmith('score @');
    const { value, band } = score(good);
    expect(status).toBe(0);
    expect(rowsOf(stdout).map(([file, figure, words]) => [file, figure, words])).toEqual(
      ['a.txt', 'b.eml', 'c.md', 'd.markdown', 'e.html', 'f.txt'].map((file) => [
        file,
        String(value),
        band,
      ]),
    );
    expect(stdout).toContain(`6 emails, ${value} on average`);
  });

  it.each([
    ['{{first_name}}, a question', '{{first_name}}, a question'],
    ['Re: ovens', 'Re: ovens'],
    ['"Ovens: a question" # later', 'Ovens: a question'],
    ['>-\n  Ovens\n  in Leeds', 'Ovens in Leeds'],
    ['42', '42'],
  ])('reads the subject %j of front matter', async (written, subject) => {
    put({ 'a.md': `---\nsubject: ${written}\n---\n${good.body}` });
    const { stdout } = await replysmith('score @/a.md --json');
    expect(JSON.parse(stdout)).toMatchObject({ files: [{ subject, body: good.body }] });
  });

  it('takes a line of hyphens without fields below it for text', async () => {
    put({ 'a.md': `---\n\n${good.body}\n\n---\n` });
    const { stdout } = await replysmith('score @/a.md --json');
    expect(JSON.parse(stdout)).toMatchObject({ files: [{ subject: null }] });
    expect(stdout).toContain('---\\n\\nHi');
  });

  it('leaves out of folders what is hidden, binary or no email by its ending, and follows no circle', async () => {
    put({
      'in/a.txt': asText(good),
      'in/.hidden.txt': 'x',
      'in/.git/b.txt': 'x',
      'in/node_modules/c/README.md': 'x',
      'in/deep/er/d.MD': asText(weak),
      'in/binary.txt': Buffer.from([0x48, 0, 1, 2]),
      'in/code.ts': 'let a = 1;',
      'in/README.md': 'Name the files by date.',
    });
    symlinkSync('..', join(folder, 'in/deep/circle'));
    symlinkSync('a.txt', join(folder, 'in/link.txt'));
    const { status, stdout, stderr } = await replysmith('score @/in @/in/a.txt');
    expect(rowsOf(stdout).map(([file]) => file)).toEqual([
      'in/a.txt',
      'in/deep/er/d.MD',
      'in/link.txt',
    ]);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('says of each file why it cannot be read, and scores the others', async () => {
    put({
      'good.txt': asText(good),
      'latin.txt': Buffer.from('Hi Ren\u00e9', 'latin1'),
      'long.md': 'Hi Tom, '.repeat(200_000),
      'bytes.bin': Buffer.from([0, 1, 2]),
      'closed.txt': 'x',
      'empty/x.ts': '',
    });
    symlinkSync('circle.txt', join(folder, 'circle.txt'));
    const isRoot = process.getuid?.() === 0;
    if (!isRoot) chmodSync(join(folder, 'closed.txt'), 0);
    const { status, stdout, stderr } = await replysmith(
      'score @ @/bytes.bin @/empty @/gone --min 60',
    );
    expect(status).toBe(2);
    expect(stderr.split('\n').toSorted()).toEqual(
      [
        'bytes.bin: It is not text.',
        'circle.txt: It is a link that leads in a circle.',
        isRoot ? '' : 'closed.txt: This user may not read it.',
        'empty: There are no emails in it: no .eml, .md, .markdown, .txt, .html, .htm.',
        'gone: There is no such file.',
        'latin.txt: It is not UTF-8 text.',
        'long.md: It is too long to be an email: more than 1 MB of text.',
        '',
      ]
        .filter((line, at, lines) => line !== '' || at === lines.length - 1)
        .toSorted(),
    );
    expect(stdout).toContain('good.txt');
    expect(stdout).toMatch(/\n[67] could not be read\.\n/u);
  });

  it('reads what it can of hostile messages', async () => {
    const nested = Array.from(
      { length: 2_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    put({
      'attached.eml': `Subject: ${good.subject}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${good.body}\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(5_500_000)}\r\n--b--\r\n`,
      'bytes.eml': Buffer.from([0, 0xff, 0xfe, 1, 2]),
      'charset.eml': asMessage(good).replace('utf-8', 'x-unknown'),
      'nested.eml': `Subject: a\r\n${nested.join('')}\r\nHi`,
      'no-body.eml': 'From: nora@a.example\r\nSubject: Ovens\r\n\r\n',
    });
    const { status, stdout, stderr } = await replysmith('score @');
    const rows = Object.fromEntries(rowsOf(stdout).map(([file = '', figure]) => [file, figure]));
    const value = String(score(good).value);
    expect(status).toBe(0);
    expect(rows).toEqual({
      'attached.eml': value,
      'bytes.eml': '–',
      'charset.eml': value,
      'nested.eml': '–',
      'no-body.eml': '–',
    });
    expect(stdout).toContain('no-body.eml       –  not judged  The email has no text.');
    expect(stderr).toContain('attached.eml: The email is larger than 20 MB.');
  });

  it('fails what is below the least score, and what is not judged only if told to', async () => {
    put({ 'a.txt': asText(weak), 'b.txt': asText(good), 'c.txt': german, 'd.txt': '' });
    const low = await replysmith('score @ --min 60');
    expect(low.status).toBe(1);
    expect(low.stdout).toMatch(/\n2 not judged\.\n1 below 60\.\n$/u);
    expect((await replysmith('score @/b.txt @/c.txt --min 60')).status).toBe(0);
    const strict = await replysmith('score @/b.txt @/c.txt --min 60 --strict');
    expect(strict.status).toBe(1);
    expect(strict.stdout).toMatch(/\n1 not judged, which fails\.\nNone below 60\.\n$/u);
    const one = await replysmith('score @/a.txt --min 60');
    expect(one).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/\n\nBelow 60\.\n$/u) as string,
    });
    const other = await replysmith('score @/c.txt --min 60');
    expect(other.stdout).toBe('Not judged: It reads as German, which is not supported yet.\n');
    expect(other.status).toBe(0);
    expect((await replysmith('score @/d.txt')).stdout).toBe(
      'Not judged: There is no text in it.\n',
    );
    expect(await replysmith('rewrite @/d.txt')).toMatchObject({
      status: 2,
      stderr: 'd.txt: There is no text in it.\n',
    });
  });

  it('prints the ledger of a file, and a table of a folder or where it is asked for', async () => {
    put({ 'in/a.txt': asText(weak) });
    const head = /^Email +Score +Band +What costs most\n/u;
    expect((await replysmith('score @/in/a.txt')).stdout).toMatch(/^Read as email/u);
    expect((await replysmith('score -', asMessage(weak))).stdout).toMatch(/^Read as email/u);
    expect((await replysmith('score @/in/a.txt --table')).stdout).toMatch(head);
    expect((await replysmith('score @/in')).stdout).toMatch(head);
  });

  it('answers in JSON with what was read, found and missed', async () => {
    put({ 'a.txt': asText(weak), 'b.txt': german });
    const { status, stdout } = await replysmith('score @/a.txt @/b.txt @/gone --json --min 60');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      files: [
        {
          file: 'a.txt',
          subject: weak.subject,
          score: score(weak).value,
          fails: true,
          not_judged: null,
        },
        { file: 'b.txt', score: null, band: 'unjudged', fails: false },
        { file: 'gone', error: 'There is no such file.' },
      ],
      totals: { judged: 1, not_judged: 1, unreadable: 1, failed: 1, min: 60 },
    });
  });

  it('takes the stage and the profile that it is told', async () => {
    put({ 'a.txt': asText(good) });
    const { stdout } = await replysmith('score @/a.txt --json --stage follow_up --profile pr');
    expect(JSON.parse(stdout)).toMatchObject({
      files: [{ reading: { stage: 'follow_up', profile: 'pr', isStageGuessed: false } }],
    });
  });

  it('cuts lines to the terminal, colours them only there, and lets no name of a file command it', async () => {
    put({ 'a\u001b[31m\n.txt': asText(weak), 'b.txt': asText(good) });
    const plain = await replysmith('score @');
    const shown = await replysmith('score @', '', { isInColour: true, columns: 80 });
    // oxlint-disable-next-line no-control-regex -- what a terminal would obey
    expect(plain.stdout).not.toMatch(/\u001b/u);
    expect(shown.stdout).toContain('\u001b[31m');
    for (const line of stripVTControlCharacters(shown.stdout).split('\n').slice(0, 3))
      expect(line.length).toBeLessThanOrEqual(80);
  });
});
