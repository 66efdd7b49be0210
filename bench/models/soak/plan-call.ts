import { randomUUID } from 'node:crypto';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { sampleBrief, sampleEmail } from '../../../tools/product/sample-texts.ts';
import type { Random } from '../../numbers.ts';

/** What the user does while an answer is written. */
type Doing = 'waits' | 'stops' | 'leaves';

export type PlannedCall = {
  readonly person: number;
  readonly request: OptimizeEmailRequest;
  /** Null for a program that sends none. */
  readonly key: string | null;
  readonly wantsEvents: boolean;
  readonly doing: Doing;
  /** After which event, and how many milliseconds later; leaving may happen before any event. */
  readonly from: 'started' | 'text';
  readonly after: number;
  /** How often it is sent concurrently with the same key. */
  readonly times: number;
};

const questions = ['How long should a subject line be?', 'When do I follow up?'] as const;

/** One call as anybody may make it; `session` is one that the person has, if any. */
export function planCall(random: Random, person: number, session_id: string | null): PlannedCall {
  const key = random.chance(0.75) ? randomUUID() : null;
  const does = random.next();
  return {
    person,
    request: randomRequest(random, session_id),
    key,
    wantsEvents: random.chance(0.7),
    doing: does < 0.15 ? 'stops' : does < 0.25 ? 'leaves' : 'waits',
    from: random.chance(0.4) ? 'started' : 'text',
    after: random.below(250),
    times: key && random.chance(0.15) ? 2 + random.below(3) : 1,
  };
}

function randomRequest(random: Random, session_id: string | null): OptimizeEmailRequest {
  const mode = random.next();
  if (mode < 0.14) {
    return { content: random.pick(questions), session_id, message_type: 'conversation' };
  }
  if (mode < 0.2) {
    return { content: 'What would they say?', session_id, message_type: 'client_simulation' };
  }
  const isBrief = mode < 0.3;
  const text = isBrief ? sampleBrief : sampleEmail;
  return {
    content: text.replace(/\b(?:40|11)\b/u, String(10 + random.below(80))),
    session_id: random.chance(0.4) ? session_id : null,
    message_type: 'email_optimization',
    ...(!isBrief && random.chance(0.2) && { manner: 'light' }),
  };
}
