import fc from 'fast-check';
import type { Draft } from '../src/index.ts';

const fragments = [
  'Hi Tom,',
  'Dear Sir/Madam,',
  'Hi {{first_name}},',
  '\n\n',
  '\n',
  '\r\n\r\n',
  ' ',
  'I hope this email finds you well. ',
  'I saw you opened a second café in Leeds in March. ',
  'We leverage cutting-edge solutions. ',
  'Are you free for a 30-minute call on Tuesday? ',
  'Worth a look? ',
  'Any thoughts? ',
  '- one\n- two\n',
  'Book a slot: https://calendly.com/x. ',
  '[fill in: seconds]',
  'I waited [fill in: seconds]. ',
  '“Quoted” ',
  'Best regards,\nNora Lindqvist\nBrightlane',
  'Unsubscribe here.',
  '\n\nOn Monday Tom wrote:\n> Hello',
  'P.S. One more thing.',
  '!!! ',
  '?? ',
  'It grew 12.5% to €1,200. ',
  'You haven’t replied. ',
  '\u200b',
  '😀 ',
  'שלום ',
  '\ud800',
  '\0',
  '<b>',
  '{{',
  '}}',
  '[',
  ']',
  '%X%',
  'Inc. ',
  'e.g. ',
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
    .map((units) => String.fromCharCode(...units)),
);

/** Emails, half-emails and no emails at all. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record({
  subject: fc.oneof(
    fc.constant(null),
    text,
    fc.constantFrom('Re: our talk', 'FREE OVENS NOW', 'Ovens in Leeds'),
  ),
  body: text,
  stage: fc.constantFrom(undefined, 'first', 'follow_up'),
  profile: fc.constantFrom(undefined, 'general', 'sales', 'pr', 'recruiting', 'link_building'),
});
