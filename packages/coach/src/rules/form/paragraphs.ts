// One solid block looks like a task; two or three short ones look like a note. B13, B6.
import type { Paragraph } from '../../document/email.ts';
import { isBlank, splitLines } from '../../document/stretch.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const blockWords = 50;
const longOpening = 80;

export const paragraphs: Rule = {
  id: 'paragraphs',
  name: 'Paragraphs',
  points: 1,
  evidence: ['B13', 'B6'],
  check(email) {
    const first = email.paragraphs[0];
    if (!first) return null;
    const words = wordsOf(first);
    const alone = email.paragraphs.length === 1 && words > blockWords;
    if ((!alone && words < longOpening) || hasLineBreaks(first)) return null;
    return {
      loss: 1,
      spans: spansIn('body', [first]),
      reason: alone
        ? `All ${words} words stand in one block, and the eye finds no place to rest.`
        : `The first paragraph alone has ${words} words.`,
      fix: 'Break it after the fact about them, and again before the question.',
    };
  },
};

function wordsOf({ sentences }: Paragraph): number {
  return sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
}

/** Paragraphs may also be set apart by single line breaks: every line then ends a sentence. */
function hasLineBreaks({ text }: Paragraph): boolean {
  const lines = splitLines(text).filter((line) => !isBlank(line));
  return (
    lines.length > 1 && lines.every((line) => /[.!?:…]["'”’)]*\s*$/u.test(line.text.slice(-20)))
  );
}
