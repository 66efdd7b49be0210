import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';
import { countSyllables, readingGrade } from './readability.ts';

const email = (body: string) => parseEmail({ subject: null, body });

describe('the reading grade', () => {
  const message = [
    'I saw that you opened a second shop in town last month and still bake the bread in one kitchen.',
    'We bring dough that is ready for the oven, so the night shift can sleep.',
    'A shop near you cut its waste by half.',
    'It took them nine days.',
    'Would a tray of rolls to try on Friday be of use?',
  ];
  const words = message.join(' ').split(' ').length;

  it('is the formula’s own, though blank lines and not spaces part the sentences', () => {
    expect(words).toBe(61);
    const plain = (word: string) => word.toLowerCase().replace(/[.,?]/gu, '');
    const syllables = message
      .join(' ')
      .split(' ')
      .reduce((sum, word) => sum + (word === 'Friday' ? 1 : countSyllables(plain(word))), 0);
    const direct = 0.39 * (words / 5) + 11.8 * (syllables / words) - 15.59;
    expect(readingGrade(email(`Hi Tom,\n\n${message.join('\n\n')}\n\nThanks,\nNora`))).toBeCloseTo(
      direct,
      10,
    );
    expect(readingGrade(email(message.join('  \r\n\r\n')))).toBeCloseTo(direct, 10);
    expect(readingGrade(email(message.join(' ')))).toBeCloseTo(direct, 10);
  });

  it('is not given for fewer than 30 words or 3 sentences', () => {
    expect(readingGrade(email(message.slice(2).join(' ')))).toBeNull();
    expect(readingGrade(email(`${message[0] ?? ''} ${message[1] ?? ''}`))).toBeNull();
  });
});
