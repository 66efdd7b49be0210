import type { AnswerEvent, ChatMessage, Optimization } from '@replysmith/contract';
import { chatSession, messagePair } from './samples.ts';

export const requestId = 'c0ffee00-1234-4abc-8def-0123456789ab';

type Authors = Partial<Pick<Optimization, 'engine' | 'model' | 'engine_reason'>>;

/** What the server tells of an email, one event after the other. */
export function answerEvents(content: string, authors: Authors = {}) {
  const [message, plain] = messagePair(content);
  if (!plain.optimization_results) throw new Error('The sample answer holds no result.');
  const optimization = { ...plain.optimization_results, ...authors };
  const answer: ChatMessage = { ...plain, optimization_results: optimization };
  const { score, reading } = optimization;
  if (!reading) throw new Error('The sample answer holds no reading.');
  const partial = (text: string): ChatMessage => ({
    ...plain,
    content: text,
    is_partial: true,
    optimization_results: null,
  });
  const events = {
    started: { type: 'started', request_id: requestId, session: chatSession(), message },
    scored: {
      type: 'scored',
      score: score.original_score,
      lines: score.original_lines,
      reading,
    },
    answered: {
      type: 'answered',
      reply: { optimization, session: chatSession(), messages: [message, answer] },
    },
    undone: { type: 'stopped', session: null, messages: null },
    failed: {
      type: 'failed',
      error: { code: 'internal', message: 'An unexpected error occurred', request_id: 'req-1' },
    },
  } satisfies Record<string, AnswerEvent>;
  return {
    ...events,
    /** Stopped when so much had come. */
    stoppedAt: (text: string) =>
      ({
        type: 'stopped',
        session: chatSession(),
        messages: [message, partial(text)],
      }) satisfies AnswerEvent,
  };
}

export const text = (words: string): AnswerEvent => ({ type: 'text', text: words });
