import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { spokenSubject } from './spoken-subject.ts';
import { trimSubject } from './trim-subject.ts';

function trimmed(subject: string): string[] {
  const email = parseEmail({
    subject,
    body: 'We bake bread all night and sell it in the morning.',
  });
  return trimSubject(email).map((idea) => idea.subject);
}

it.each([
  ['New figures from Ludlow on how painted lines have cut speeding', 'New figures from Ludlow'],
  ['Enquiry about ovens in relation to the second bakery on Mill Street', 'Enquiry about ovens'],
  ['Borewell at the Kotra school: water at 190 feet', 'Borewell at the Kotra school'],
  ['Pastry chef looking for a new position near the sea', 'Pastry chef'],
  [
    'Podcast guest: Marta Ruiz, who mends phones for a living in Rennes',
    'Podcast guest: Marta Ruiz',
  ],
  ['A request regarding the church hall roof fund', 'church hall roof fund'],
])('cuts %j where a phrase ends', (subject, shorter) => {
  expect(trimmed(subject)).toContain(shorter);
});

it.each([
  ['Last chance!!! You will regret this', 'Last chance: You will regret this'],
  ['Embargoed UNTIL THURSDAY!!! Ovens', 'Embargoed until Thursday: Ovens'],
  ['SPONSOR US!!! Go Robo-Hawks!!!', 'Sponsor us: Go Robo-Hawks'],
  ['THE IKEA OVEN', 'The IKEA oven'],
])('says %j calmly', (subject, calm) => {
  const body = 'Our IKEA oven is cold.';
  expect(spokenSubject(parseEmail({ subject, body }))).toBe(calm);
});
