import type { Persona } from '@replysmith/contract';
import { useSignedInUser } from '../../../data/session/session.ts';
import { keepWork } from '../../../lib/kept-work/kept-work.ts';
import { useKeptText } from '../../../lib/kept-work/use-kept-text.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { likelyReader, parseReader } from './reader-of.ts';

export type ReaderState = {
  persona: Persona;
  choose: (persona: Persona) => void;
  /** `none`: no email to read. `new`: they have not replied yet. */
  stage: 'none' | 'new' | 'talking' | 'over';
};

/** Who reads the latest email of a session, kept for it, and how far the two have come. */
export function useReader(sessionId: string | null, facts: SessionFacts): ReaderState {
  const { id: userId } = useSignedInUser();
  const key = `${userId}:reader:${sessionId ?? 'new'}`;
  const kept = parseReader(useKeptText(key));
  const { latestResult, latestReply } = facts;
  const reply = latestReply?.client_reply ?? null;
  const profile = latestResult?.optimization_results.reading?.profile;
  const persona = kept ?? reply?.persona ?? likelyReader(profile);
  return {
    persona,
    choose: (next) => keepWork(key, next),
    stage: stageOf(latestResult !== null, reply?.persona === persona ? reply : null),
  };
}

function stageOf(hasEmail: boolean, reply: { is_over: boolean } | null): ReaderState['stage'] {
  if (!hasEmail) return 'none';
  if (!reply) return 'new';
  return reply.is_over ? 'over' : 'talking';
}
