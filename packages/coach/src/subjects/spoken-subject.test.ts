import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { spokenSubject } from './spoken-subject.ts';

it.each([
  ['Last chance!!! You will regret this', 'Last chance: You will regret this'],
  ['Embargoed UNTIL THURSDAY!!! Ovens', 'Embargoed until Thursday: Ovens'],
  ['THE IKEA OVEN', 'The IKEA oven'],
  ['RE: FW: HVAC OFFER FOR YOUR OVENS', 'HVAC offer for your ovens'],
  ['iOS ovens for {{COMPANY}}', 'iOS ovens for {{COMPANY}}'],
  ['Your ovens 🚀', 'Your ovens'],
  ['Cold ovens??', 'Cold ovens?'],
])('says %j calmly', (subject, calm) => {
  const body = 'Our IKEA oven is cold.';
  expect(spokenSubject(parseEmail({ subject, body }))).toBe(calm);
});
