import { rewrite, score, type Draft, type Rewrite, type Score } from '@replysmith/coach';
import type { LabelledCase, LabelledEmail, Rank } from '../reading/labelled-case.ts';

export type JudgedEmail = LabelledEmail & {
  readonly draft: Draft;
  readonly score: Score;
  readonly rewrite: Rewrite;
  /** The rewrite of the rewrite. */
  readonly again: Rewrite;
};

export type JudgedCase = Omit<LabelledCase, 'emails'> & { readonly emails: readonly JudgedEmail[] };

/** Scores and rewrites every email of a case; with `guesses` the coach is told neither profile nor stage. */
export function judgeCase(labelled: LabelledCase, guesses: boolean): JudgedCase {
  const { profile, stage } = labelled;
  const known = guesses ? {} : { profile, stage };
  return {
    ...labelled,
    emails: labelled.emails.map((email) => {
      const draft = { subject: email.subject, body: email.body, ...known };
      const better = rewrite(draft);
      const again = rewrite({ ...known, subject: better.subject, body: better.body });
      return { ...email, draft, score: score(draft), rewrite: better, again };
    }),
  };
}

/** The email of that rank, if the case has one. */
export function ranked({ emails }: JudgedCase, rank: Rank): JudgedEmail | undefined {
  return emails.find((email) => email.rank === rank);
}
