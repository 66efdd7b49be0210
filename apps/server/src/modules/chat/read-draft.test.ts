import { expect, it } from 'vitest';
import { readDraft } from './optimize.ts';

const unsigned = 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n';
const signature = 'Ada Lovelace\nAnalytical Engines';
const read = (content: string, email_signature: string | null | undefined) =>
  readDraft({ content, email_signature });

it('adds the signature to a draft that has none', () => {
  expect(read(unsigned, signature)).toMatchObject({
    subject: 'Stock',
    body: `Hi Tom,\n\nIs your stock counted by hand?\n\n${signature}`,
  });
});

it('leaves a signed draft as it is', () => {
  const signed = `${unsigned}\nBest regards,\nAda`;
  expect(read(signed, signature)).toEqual(read(signed, null));
});

it.each([null, undefined, '', '  \n'])('adds nothing when the signature is %o', (none) => {
  expect(read(unsigned, none).body).not.toContain('Ada');
});

it('keeps what the writer said the email is', () => {
  expect(readDraft({ content: unsigned, stage: 'follow_up', profile: 'pr' })).toMatchObject({
    stage: 'follow_up',
    profile: 'pr',
  });
});
