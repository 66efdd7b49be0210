import { expect, it } from 'vitest';
import { readDraft } from './read-draft.ts';

const unsigned = 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n';
const signature = 'Ada Lovelace\nAnalytical Engines';

it('adds the signature to a draft that has none', () => {
  expect(readDraft(unsigned, signature)).toMatchObject({
    subject: 'Stock',
    body: `Hi Tom,\n\nIs your stock counted by hand?\n\n${signature}`,
  });
});

it('leaves a signed draft as it is', () => {
  const signed = `${unsigned}\nBest regards,\nAda`;
  expect(readDraft(signed, signature)).toEqual(readDraft(signed, null));
});

it.each([null, undefined, '', '  \n'])('adds nothing when the signature is %o', (none) => {
  expect(readDraft(unsigned, none).body).not.toContain('Ada');
});
