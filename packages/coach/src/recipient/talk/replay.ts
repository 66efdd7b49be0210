import type { Reader } from '../person/reader.ts';
import type { Turn } from '../reply.ts';
import { writeReply } from '../wording/write-reply.ts';
import { opening, respond, type Standing } from './converse.ts';

/** One step of a conversation; `turn` is the writer's message that led to it, null for the email itself. */
export type Step = { readonly standing: Standing; readonly turn: number | null };

type Replayed = {
  /** From the email to the latest message. */
  readonly steps: readonly Step[];
  readonly latest: Standing;
  /** What the recipient says now; null for silence. */
  readonly text: string | null;
};

const mostTurns = 40;

/**
 * Plays the conversation again from its first line. Nothing is stored: the same turns lead to the same place.
 * The recipient's own words in `turns` stand, whoever wrote them, so that none is said twice.
 */
export function replay(reader: Reader, turns: readonly Turn[]): Replayed {
  const before: string[] = [];
  let latest = opening(reader);
  let text = writeReply(reader, latest, before);
  const steps: Step[] = [{ standing: latest, turn: null }];
  for (const [turn, message] of turns.slice(0, mostTurns).entries()) {
    if (message.from === 'recipient') {
      before.push(message.text);
      continue;
    }
    if (text !== null) before.push(text);
    latest = respond(reader, latest, message.text);
    text = writeReply(reader, latest, before);
    steps.push({ standing: latest, turn });
  }
  return { steps, latest, text };
}
