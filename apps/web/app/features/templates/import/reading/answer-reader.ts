import { readSource } from './read-source.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';
import { UnreadableSource } from './unreadable-source.ts';

export function answerReader({ id, ...source }: ReaderRequest): ReaderReply {
  try {
    return { id, table: readSource(source) };
  } catch (error) {
    const isKnown = error instanceof UnreadableSource;
    return { id, problem: isKnown ? error.message : 'Unknown error occurred' };
  }
}
