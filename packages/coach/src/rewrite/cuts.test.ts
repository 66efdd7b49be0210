import { describe, expect, it } from 'vitest';
import { applyPass } from '../../test/rewrite/apply-pass.ts';
import { readDocument } from '../document/read-draft.ts';
import { cutNeedless, leansBack } from './cuts.ts';

const cut = (body: string) => applyPass((doc) => cutNeedless(doc, []), body);
const point =
  'Your bakery in Leeds sells out of rye by ten on Saturdays. We bake through the night and could bring you forty loaves at nine. Shall I bring two loaves to try on Friday?';

describe('a cut', () => {
  it('takes out an opening courtesy with its space', () => {
    expect(cut(`Hi Tom,\n\nI hope this email finds you well. ${point}\n\nRuth`)).toBe(
      `Hi Tom,\n\n${point}\n\nRuth`,
    );
  });

  it('leaves what is only likely needless, which is offered', () => {
    for (const body of [
      `Hi Tom,\n\nWe are passionate about excellence. ${point}\n\nRuth`,
      `Hi Tom,\n\n${point}\n\nI look forward to hearing from you!!\n\nRuth`,
    ])
      expect(cut(body)).toBe(body);
  });

  it('takes neighbours out together', () => {
    const body = `Hi Tom,\n\nI hope this email finds you well. I trust this message finds you in good health. ${point}\n\nRuth`;
    expect(cut(body)).toBe(`Hi Tom,\n\n${point}\n\nRuth`);
  });

  it('keeps what asks, what holds a fact, and what the next sentence leans on', () => {
    const unchanged = [
      `Hi Tom,\n\nI hope your move to Harrogate went well. ${point}\n\nRuth`,
      `Hi Tom,\n\nHow are you doing? ${point}\n\nRuth`,
    ];
    for (const body of unchanged) expect(cut(body)).toBe(body);
  });

  it('leaves an email to be one', () => {
    const body =
      'Hi Tom,\n\nI hope this email finds you well. I look forward to hearing from you.\n\nRuth';
    expect(cut(body)).toBe(body);
  });

  it('leaves the closing line and the items of a list', () => {
    const body = `Hi Tom,\n\n${point}\n\n- We are passionate about quality.\n- We are the best.\n\nThanks in advance for your time,\nRuth`;
    expect(cut(body)).toBe(body);
  });
});

describe('leaning back', () => {
  const leans = (text: string) => {
    const [sentence] = readDocument({ subject: null, body: `Hi Tom,\n\n${text}` }).sentences;
    return sentence !== undefined && leansBack(sentence);
  };

  it.each([
    'That is why we bake at night.',
    'But it sold out.',
    'If so, shall I come?',
    'Would it help?',
  ])('%j needs the sentence before it', (text) => expect(leans(text)).toBe(true));

  it.each(['We bake at night.', 'There are forty loaves left.', 'If you bake rye, we can help.'])(
    '%j stands alone',
    (text) => expect(leans(text)).toBe(false),
  );
});
