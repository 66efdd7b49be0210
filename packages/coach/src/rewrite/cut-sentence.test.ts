import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { applyEdits } from './edits.ts';
import { cutSentence } from './wording.ts';

function without(body: string, index: number): string | null {
  const draft = { subject: null, body };
  const email = parseEmail(draft);
  const sentence = email.sentences[index];
  const change = sentence && cutSentence(email, sentence);
  return change ? applyEdits(draft, [change]).body : null;
}

describe('cutSentence', () => {
  it.each([
    ['Hi Tom,\n\nOne is here. Two is here.', 0, 'Hi Tom,\n\nTwo is here.'],
    ['Hi Tom,\n\nOne is here. Two is here.', 1, 'Hi Tom,\n\nOne is here.'],
    ['Hi Tom,\n\nOne is here.\n\nTwo is here.', 0, 'Hi Tom,\n\nTwo is here.'],
    [
      'Hi Tom,\n\nOne is here.\n\nTwo is here.\n\nBest,\nBo',
      1,
      'Hi Tom,\n\nOne is here.\n\nBest,\nBo',
    ],
    ['One is here.\n\nTwo is here.', 0, 'Two is here.'],
    ['One is here.\r\n\r\nTwo is here.', 0, 'Two is here.'],
    ['We have:\n- one oven\n- two ovens\n- three ovens', 2, 'We have:\n- one oven\n- three ovens'],
    ['We have:\n- one oven\n- two ovens', 2, 'We have:\n- one oven'],
    ['One is here. Two is here.\n- an oven\n- a cat', 2, 'One is here. Two is here.\n- a cat'],
  ])('leaves no gap in %j without sentence %i', (body, index, after) => {
    expect(without(body, index)).toBe(after);
  });

  it('does not reach over the signature for a postscript', () => {
    const body = 'One is here.\n\nBest,\nBo\n\nP.S. Two is here.';
    const after = without(body, 1);
    expect(after === null || after.includes('Best,\nBo')).toBe(true);
  });

  it('does not take the heading off a list', () => {
    expect(without('We have:\n- one oven\n- two ovens', 0)).toBeNull();
  });

  it('does not empty an email', () => {
    expect(without('One is here.', 0)).toBeNull();
  });
});
