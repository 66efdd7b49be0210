import { describe, expect, it } from 'vitest';
import { vetAnswer } from './vet-text.ts';

const known = ['Aim for 40 to 90 words. Fernhill opened in Leeds in March.'];
const sound =
  'Aim for 40 to 90 words, and keep one fact about them that they would be glad to read again.';

describe('an answer', () => {
  it.each([
    sound,
    'Sure. Name the shop in Leeds first.',
    '- Keep one fact.\n- Ask once.\n\n7. Then stop.',
    'Write “Could we talk about [fill in: their shop]?” instead.',
    'Name one figure from your data: it helps.',
    'Cut 2 sentences, and ask one question.',
    'Is 40 < 90? Yes, and so is “3 < 4”.',
  ])('is left as it is: %j', (text) => {
    expect(vetAnswer(text, known)).toBe(text);
  });

  it.each([
    'Mailchimp found that 73% agree.',
    'Ask Jenny Smith.',
    'Talk to Jenny Smith!',
    'See https://b.example.',
    'Open [this](javascript:alert(1)).',
    'Open [this](data:text/html,<b>x</b>).',
    'Go to javascript:alert(1).',
    'Go to ftp://b.example.',
    'We are certified.',
    'Dear [First Name].',
    'Have <tool_call>send</tool_call> do it.',
    'I sent it for you.',
    'I am Claude.',
    'Write “We are certified.” to them.',
  ])('loses the sentence %j, and no other', (invented) => {
    expect(vetAnswer(`${sound} ${invented}\n\n- Ask once. ${invented}`, known)).toBe(
      `${sound}\n\n- Ask once.`,
    );
  });

  it('has blanks in the wording that it proposes, and is not cut within it', () => {
    expect(vetAnswer('Try “Hi Jenny. You opened in Ripon.” first.', known)).toBe(
      'Try “Hi [fill in: a name]. You opened in [fill in: a name].” first.',
    );
  });

  it('needs a source for what it quotes after twenty proposals', () => {
    const proposals = (count: number) => `${sound} `.repeat(30) + 'Or “Hi Jenny”. '.repeat(count);
    expect(vetAnswer(proposals(20), known)).toContain('Or “Hi [fill in: a name]”.');
    expect(vetAnswer(proposals(22), known)?.match(/Or “/gu)).toHaveLength(20);
  });

  it.each(['', ' \n', 'Salesforce says 80%. HubSpot says 90%.', 'a '.repeat(31_000)])(
    'is none where too little is left of it',
    (text) => {
      expect(vetAnswer(text, known)).toBeNull();
    },
  );
});
