import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDraft } from './draft.ts';
import { parseDraft } from './draft-text.ts';

/** What a subject line can hold: no break and no space at its ends. */
const subjects = fc
  .string({ unit: 'grapheme', maxLength: 120 })
  .map((text) => text.replaceAll(/[\r\n]/gu, ' ').trim());
const bodies = fc.string({ unit: 'grapheme' }).map((text) => `Hi ${text}`);

it('is read back as it was', () => {
  fc.assert(
    fc.property(fc.option(subjects), bodies, (subject, body) => {
      const read = parseDraft(formatDraft({ subject, body }));
      expect([read.subject, read.body]).toEqual([subject, body]);
    }),
  );
});

it('leaves a body without a subject as it is', () => {
  expect(formatDraft({ subject: null, body: 'Hi Tom,' })).toBe('Hi Tom,');
});

it('keeps a subject that is there but empty', () => {
  expect(parseDraft(formatDraft({ subject: '', body: 'Hi Tom,' })).subject).toBe('');
});

it.each([
  ['Ovens\r\nin Leeds', 'Ovens in Leeds'],
  ['**Ovens**', '**Ovens**'],
  ['# 1 oven', '# 1 oven'],
  ['  ', ''],
])('reads the subject %j back as %j', (subject, read) => {
  expect(parseDraft(formatDraft({ subject, body: 'Hi Tom,' }))).toMatchObject({
    subject: read,
    body: 'Hi Tom,',
  });
});
