import { formatDraft, splitThread } from '@replysmith/coach/light';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looksLikeMessage, readEmail, writeDraft } from './index.ts';

const controls = /[\p{Cc}\u2028\u2029]+/gu;
const words = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed());
const oneLine = words.map((text) => text.replace(controls, ' ').trim());
const body = words
  .map((text) => text.replace(/\r\n?/gu, '\n').replace(/(?!\n|\t)\p{Cc}/gu, ''))
  .filter((text) => text.trim() === text && text !== '' && splitThread(text).thread === '');
const address = fc.record({
  name: oneLine,
  address: fc.constantFrom('a@a.example', 'b.c+d@b.example'),
});

it('is read back as it was written', async () => {
  const draft = fc.record({
    subject: fc.option(oneLine),
    body,
    to: fc.array(address, { maxLength: 3 }),
    from: address,
  });
  await fc.assert(
    fc.asyncProperty(draft, async (written) => {
      const read = await readEmail(writeDraft(written));
      expect(read).toMatchObject({ ...written, problems: [] });
    }),
  );
});

it('keeps spaces at the ends of lines, equals signs and lines that begin with a dot', async () => {
  const text = 'Hi = Tom \n\n.\nFrom Leeds\t\n =20\n--b\nÄ'.repeat(20);
  expect((await readEmail(writeDraft({ subject: null, body: text }))).body).toBe(text);
});

it('lets no text begin another header', () => {
  const anything = fc.string({
    unit: fc.constantFrom('\r', '\n', '\u2028', ':', 'B', 'c', '@', '<', '"', ' ', 'é', '=?'),
  });
  fc.assert(
    fc.property(anything, anything, anything, (subject, name, of) => {
      const written = writeDraft({
        subject,
        body: 'Hi',
        to: [{ name, address: of }],
        from: { name, address: 'a@a.example' },
      });
      const [fields = ''] = written.split('\r\n\r\n');
      const names = fields.split(/\r\n(?! )/u).map((line) => line.slice(0, line.indexOf(':')));
      const expected = [
        'X-Unsent',
        'From',
        'To',
        'Subject',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ];
      expect(expected).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      expect(written).toMatch(/^(?:[\t -~]{0,998}(?:\r\n|$))*$/u);
    }),
  );
});

it('is known as a message, and a draft as a draft', () => {
  fc.assert(
    fc.property(fc.option(oneLine), body, (subject, text) => {
      expect(looksLikeMessage(writeDraft({ subject, body: text }))).toBe(true);
    }),
  );
  for (const draft of [
    'Subject: Ovens\n\nHi Tom,',
    'Hi Tom,\n\nFrom: me\nTo: you',
    'Subject: Ovens\nHi Tom,\nDate: tomorrow',
    'To: Tom\nSubject: Ovens\n\nHi',
    'Dear Tom,',
    formatDraft({ subject: 'From: a', body: 'Hi' }),
    '',
  ])
    expect(looksLikeMessage(draft)).toBe(false);
  expect(looksLikeMessage('\n\nReceived: by a\n with b\nSubject: Ovens\n\nHi')).toBe(true);
  expect(
    looksLikeMessage('From nora Mon Nov  3 10:00:00 2025\nFrom: Nora\nSubject: Ovens\n\nHi'),
  ).toBe(true);
});
