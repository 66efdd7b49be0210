// Long words in long sentences take a second reading, and a stranger's mail gets one. R1, R2; simpler than grade 6 earns nothing more (R5).
import { countSyllables, readingGrade } from '../../document/readability.ts';
import type { Sentence } from '../../document/email.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

/** Grade 6, and one more because a short email makes the grade unsteady. */
const easy = 7;
const lossOf = curve([
  [easy, 0],
  [9, 0.2],
  [11, 0.47],
  [13, 0.67],
  [15, 0.87],
  [17, 1],
]);

export const readingEase: Rule = {
  id: 'reading-ease',
  name: 'Reading ease',
  points: 4,
  evidence: ['R1', 'R2', 'R3', 'R4', 'R5'],
  check(email) {
    const grade = readingGrade(email);
    if (grade === null) return null;
    const loss = lossOf(grade);
    const hardest = hardestOf(email.substance);
    if (loss === 0 || !hardest) return null;
    const long = longWords(hardest);
    return {
      loss,
      spans: spansIn('body', [hardest]),
      reason: `This reads at about school grade ${Math.round(grade)}; most people answer from a phone, in seconds. The hardest sentence has ${hardest.words.length} words${long.length > 0 ? `, among them ${long.join(', ')}` : ''}.`,
      fix: `Cut long sentences in two and take the short word, until it reads at grade ${easy} or below.`,
    };
  },
};

function hardestOf(sentences: readonly Sentence[]): Sentence | undefined {
  let hardest: { sentence: Sentence; weight: number } | undefined;
  for (const sentence of sentences) {
    const weight = sentence.words.reduce((sum, word) => sum + countSyllables(word.key), 0);
    if (!hardest || weight > hardest.weight) hardest = { sentence, weight };
  }
  return hardest?.sentence;
}

function longWords({ words }: Sentence): string[] {
  const long = words.filter(
    (word) => /^\p{Ll}+$/u.test(word.text) && countSyllables(word.key) >= 4,
  );
  return [...new Set(long.map((word) => word.key))].slice(0, 3);
}
