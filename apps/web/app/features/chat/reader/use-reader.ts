import { personas } from '@replysmith/coach/light';
import { type EmailReading, type Persona, personaIds } from '@replysmith/contract';
import { useSignedInUser } from '../../../data/session.ts';
import { oneOf } from '../../../lib/checks.ts';
import { stored, useStored } from '../../../lib/storage.ts';
import type { SessionFacts } from '../sending/use-composing.ts';

/** The most likely reader of each kind of email. */
const likely: Readonly<Record<EmailReading['profile'], Persona>> = {
  general: 'busy_founder',
  sales: 'busy_founder',
  pr: 'editor',
  recruiting: 'technical_buyer',
  link_building: 'editor',
  job_search: 'recruiter',
  fundraising: 'investor',
};

function likelyReader(profile: EmailReading['profile'] | undefined): Persona {
  return likely[profile ?? 'general'];
}

const readers = stored({ name: 'reader', schema: oneOf(personaIds), empty: null, isText: true });

export function readerName(id: Persona): string {
  return personas.find((persona) => persona.id === id)?.name ?? 'Reader';
}

/** The writer's first message to a reader, who has only read the email. */
export const askForReply = 'What would they reply?';

export type ReaderState = {
  persona: Persona;
  choose: (persona: Persona) => void;
  /** `none`: there is no email to read. `new`: the reader has not replied yet. */
  stage: 'none' | 'new' | 'talking' | 'over';
};

/** Who reads the latest email of a session, stored for it, and how far the two have come. */
export function useReader(sessionId: string | null, facts: SessionFacts): ReaderState {
  const { id: userId } = useSignedInUser();
  const key = readers.key(userId, sessionId ?? 'new');
  const chosen = useStored(readers, key);
  const { latestResult, latestReply } = facts;
  const reply = latestReply?.client_reply ?? null;
  const profile = latestResult?.optimization_results.reading?.profile;
  const persona = chosen ?? reply?.persona ?? likelyReader(profile);
  return {
    persona,
    choose: (next) => readers.write(key, next),
    stage: stageOf(latestResult !== null, reply?.persona === persona ? reply : null),
  };
}

function stageOf(hasEmail: boolean, reply: { is_over: boolean } | null): ReaderState['stage'] {
  if (!hasEmail) return 'none';
  if (!reply) return 'new';
  return reply.is_over ? 'over' : 'talking';
}
