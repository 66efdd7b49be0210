import type { Draft } from '../../draft.ts';
import { score } from '../../score/score.ts';
import type { Email } from '../../text/email.ts';
import { parseEmail } from '../../text/parse-email.ts';
import { findFacts, withoutUsed, type Fact } from '../facts/find-facts.ts';
import { findTopicPhrase } from '../facts/find-topic-phrase.ts';
import { messageOverlap, mostOverlap } from '../message-overlap.ts';
import type { SequenceMessage } from '../sequence.ts';
import { composeMessage } from './compose-message.ts';
import type { FollowUpDraft } from './material.ts';
import type { Place } from './plan.ts';

/** A later way to write it must win more points than this over an earlier one. */
const worthAnother = 4;

type Written = {
  readonly used: readonly Fact[];
  readonly email: Email;
  readonly message: SequenceMessage;
};

/** A follow-up for each place, each of other facts; where every way to write one repeats, the next moves up. */
export function writeFollowUps(email: Email, places: readonly Place[]): SequenceMessage[] {
  const facts = findFacts(email);
  const saysWhy = facts.some(({ kind }) => kind === 'reader');
  const topic = findTopicPhrase(email);
  const chosen: Written[] = [];
  for (const place of places) {
    const unused = withoutUsed(
      facts,
      chosen.flatMap((one) => one.used),
    );
    const hasBlank = chosen.some((one) =>
      one.email.protectedTokens.some(({ kind }) => kind === 'blank'),
    );
    const earlier = [email, ...chosen.map((one) => one.email)];
    const fresh = place
      .write({ email, topic, unused, saysWhy, hasBlank })
      .map((draft) => written(email, places[chosen.length] ?? place, draft))
      .filter((one) => earlier.every((before) => messageOverlap(one.email, before) <= mostOverlap));
    const [likeliest, ...others] = fresh;
    if (!likeliest) continue;
    chosen.push(
      others.reduce((best, other) => (isClearlyBetter(other, best) ? other : best), likeliest),
    );
  }
  return chosen.map(({ message }) => message);
}

function isClearlyBetter(other: Written, best: Written): boolean {
  return other.message.score > best.message.score + worthAnother;
}

function written(opener: Email, place: Place, { paragraphs, used, adds }: FollowUpDraft): Written {
  const { gap_days, reason, evidence } = place;
  const body = composeMessage(opener, paragraphs);
  const subject = opener.subject === null ? null : `Re: ${opener.subject}`;
  const draft: Draft = { subject, body, stage: 'follow_up', profile: opener.reading.profile };
  const value = score(draft).value;
  return {
    used,
    email: parseEmail(draft),
    message: { subject: null, body, gap_days, adds, score: value, reason, evidence },
  };
}
