import { describe, expect, it } from 'vitest';
import { applyPass, applyPassTo } from '../../test/rewrite/apply-pass.ts';
import { repair } from './repairs.ts';

const greeted = (body: string) => `Hi Tom,\n\n${body}`;

describe('a repair', () => {
  it.each([
    ['We recieve the trays on Monday.', 'We receive the trays on Monday.'],
    ['We bake in the the morning.', 'We bake in the morning.'],
    ['I wrote on Monday, and i rang on Friday.', 'I wrote on Monday, and I rang on Friday.'],
    ['We are near town.Our ovens bake rye.', 'We are near town. Our ovens bake rye.'],
  ])('mends the slips of %j', (before, after) => {
    expect(applyPass(repair, greeted(before))).toBe(greeted(after));
  });

  it('closes a merge tag and the gap after it', () => {
    expect(applyPass(repair, 'Hi {{first_name},\n\nOvens.')).toBe('Hi {{first_name}},\n\nOvens.');
    expect(applyPass(repair, 'Hi {{first_name}} ,\n\nOvens.')).toBe('Hi {{first_name}},\n\nOvens.');
  });

  it.each([
    'PLEASE SEND US THE PRICES OF YOUR HVAC SYSTEM.',
    'We NEVER charge.',
    'GO HAWKS!',
    'Our CRM and SEO work in the UK.',
    'We sell MERV 13 filters for every HVAC, as NATO does.',
    'We work in PHP, MEAN and NET.',
    'WE SELL PUMPS FROM GUANGZHOU.',
  ])('lowers no capital of %j', (body) => {
    expect(applyPass(repair, greeted(body))).toBe(greeted(body));
  });

  it('makes one mark of a row of them', () => {
    const body = greeted('We NEVER charge!!! Call us!! It is free!');
    expect(applyPass(repair, body)).toBe(greeted('We NEVER charge! Call us! It is free!'));
  });

  it('takes a pretended reply mark off the subject, and shouts no subject', () => {
    const body = greeted('We bake rye. Worth a look?');
    const subjectOf = (subject: string) => applyPassTo(repair, { subject, body }).subject;
    expect(subjectOf('Re: our ovens')).toBe('Our ovens');
    expect(subjectOf('SAVE ON YOUR BUSINESS TODAY')).toBe('Save on your business today');
    expect(subjectOf('Ovens for NHS IT')).toBe('Ovens for NHS IT');
  });
});
