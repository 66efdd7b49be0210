import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { findOffence } from './judge-answer.ts';

const about = parseEmail(goodEmail());
const offenceIn = (body: string, email = about) =>
  findOffence(parseEmail({ subject: null, body }), email)?.verdict ?? null;

describe('what ends any talk', () => {
  it.each([
    ['You are stupid.', 'insulted'],
    ['You people are all complete idiots!', 'insulted'],
    ['Are you stupid?', 'insulted'],
    ['Shut up and read it.', 'insulted'],
    ['We invented all of the figures above, sorry.', 'retracted'],
    ['Sorry, I made that up.', 'retracted'],
    ['To be frank, I lied.', 'retracted'],
    ['The numbers in my email were not real.', 'retracted'],
    ['It was all made up.', 'retracted'],
    ['Please send me your bank account number and password.', 'preyed'],
    ['What is your PIN code?', 'preyed'],
    ['I need the login of your shop.', 'preyed'],
    ['Please pay $40 in advance.', 'preyed'],
    ['You need to transfer the money today.', 'preyed'],
  ])('%s', (text, verdict) => {
    expect(offenceIn(text)).toBe(verdict);
  });

  it.each([
    'Your parcels will not get lost when the shops shut up early.',
    'We invented a new oven and made up 40 boxes of samples.',
    'We never ask for your password.',
    'It doesn’t need your login.',
    'We pay £40 in advance to each baker.',
    'The figures were counted by their own baker.',
    'People say it is slow, and that is not true.',
    'You’re right, it was a stupid question.',
  ])('is not in “%s”', (text) => {
    expect(offenceIn(text)).toBeNull();
  });

  it('is not a price where the email named one', () => {
    const priced = parseEmail({ subject: null, body: 'Hi Tom,\n\nA tray is £38. Worth a look?' });
    expect(offenceIn('Please pay £38 on delivery.')).toBe('preyed');
    expect(offenceIn('Please pay £38 on delivery.', priced)).toBeNull();
  });
});
