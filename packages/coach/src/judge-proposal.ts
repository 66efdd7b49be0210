import { parseEmail } from './document/parse-email.ts';
import type { Draft } from './draft.ts';
import { score } from './score/score.ts';
import { type JudgedFollowUps, judgeFollowUps } from './sequence/judge-follow-ups.ts';
import { type WeighedBlank, weighBlanks } from './weigh-blanks.ts';

/** What a proposed email needs said beside its score. */
export type JudgedProposal = JudgedFollowUps & {
  readonly blanks: readonly WeighedBlank[];
  /** Whether the email is unlike those that the score was fitted to. */
  readonly isUnsure: boolean;
  /** Whether an earlier mail is quoted below the original. */
  readonly hasThread: boolean;
};

/**
 * An email as it is proposed for the original, with its follow-ups, before its writer decides anything.
 *
 * @example
 * judgeProposal({ subject: null, body: 'Hi all,' }, { subject: null, body: 'Hi Tom,' }, []).addressee; // 'Tom'
 * judgeProposal({ subject: null, body: 'Hi all,' }, { subject: null, body: 'Hi [fill in: first name],' }, []).blanks.length; // 1
 */
export function judgeProposal(
  original: Pick<Draft, 'subject' | 'body'>,
  proposed: Draft,
  followUps: Parameters<typeof judgeFollowUps>[1],
): JudgedProposal {
  return {
    blanks: weighBlanks(proposed),
    isUnsure: score(proposed).isUnsure,
    hasThread: parseEmail(original).quotedThread !== null,
    ...judgeFollowUps(proposed, followUps),
  };
}
