import { subjectCapitals } from '../rules/subject/subject-capitals.ts';
import { subjectLength } from '../rules/subject/subject-length.ts';
import type { LedgerLine } from '../score/score.ts';
import { scanWords } from '../document/sentences.ts';

const rules = [subjectLength, subjectCapitals];
const most = rules.reduce((sum, { points }) => sum + points, 0);

/** How long a subject is, and what the rules on subjects leave it of their points: "4 words, 8 of 8". */
export type SubjectStanding = {
  readonly words: number;
  readonly points: number;
  readonly most_points: number;
};

/** `lines` is the account of an email with this subject. */
export function subjectStanding(
  subject: string,
  lines: readonly Pick<LedgerLine, 'rule' | 'points'>[],
): SubjectStanding {
  const lost = lines.filter(({ rule }) => rules.some(({ id }) => id === rule));
  return {
    words: scanWords(subject, 0, subject.length).length,
    points: lost.reduce((sum, { points }) => sum + points, most),
    most_points: most,
  };
}
