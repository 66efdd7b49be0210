import type { Draft } from '../../draft.ts';
import { scoreEmail } from '../../score/score.ts';
import type { Email } from '../../document/email.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { type Fact, findFacts, withoutUsed } from '../facts/find-facts.ts';
import { findTopicPhrase } from '../facts/find-topic-phrase.ts';
import { knownThings } from '../facts/known-things.ts';
import { messageOverlap, mostOverlap } from '../message-overlap.ts';
import type { SequenceMessage } from '../sequence.ts';
import { composeMessage } from './compose-message.ts';
import type { FollowUpDraft } from './material.ts';
import type { Place } from './plan.ts';

type Written = {
  readonly used: readonly Fact[];
  readonly email: Email;
  readonly message: SequenceMessage;
};

/** A follow-up for each place, each of other facts: the first way to write it that repeats nothing. Where every way repeats, the next place moves up. */
export function writeFollowUps(email: Email, places: readonly Place[]): SequenceMessage[] {
  const topic = findTopicPhrase(email);
  const facts = findFacts(email, knownThings(email, topic));
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
    const days = chosen.at(-1)?.message.day ?? 0;
    for (const draft of place.write({ email, topic, unused, hasBlank, before: chosen.length })) {
      const one = written(email, places[chosen.length] ?? place, days, draft);
      if (earlier.some((before) => messageOverlap(one.email, before) > mostOverlap)) continue;
      chosen.push(one);
      break;
    }
  }
  return chosen.map(({ message }) => message);
}

function written(
  opener: Email,
  { gap_days, reason, evidence }: Place,
  days: number,
  { paragraphs, used, adds }: FollowUpDraft,
): Written {
  const body = composeMessage(opener, paragraphs);
  const subject = opener.subject === null ? null : `Re: ${opener.subject}`;
  const draft: Draft = { subject, body, stage: 'follow_up', profile: opener.reading.profile };
  const email = parseEmail(draft);
  const value = scoreEmail(email).value;
  const day = days + gap_days;
  return {
    used,
    email,
    message: { subject: null, body, gap_days, day, adds, score: value, reason, evidence },
  };
}
