import type { AnswerEvent, MessageType } from '@replysmith/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** What the coach said of the email as it was sent. */
export type FirstScore = Omit<Extract<AnswerEvent, { type: 'scored' }>, 'type'>;

/** An answer on its way. */
export type RunningAnswer = {
  /** Null until the server has begun. */
  requestId: string | null;
  /** The writer's message that it answers. */
  messageId: string | null;
  /** Null until the server has begun. */
  messageType: MessageType | null;
  score: FirstScore | null;
  /** As much of the answer as has come. */
  text: string;
  /** How often what had come did not count. */
  rewinds: number;
  /** It took long enough for a person to see that nothing had come yet. */
  isLate: boolean;
  /** The line is broken; the server goes on, and it is being listened for. */
  isCutOff: boolean;
};

export const notBegun: RunningAnswer = {
  requestId: null,
  messageId: null,
  messageType: null,
  score: null,
  text: '',
  rewinds: 0,
  isLate: false,
  isCutOff: false,
};

/** The answer after one more event; endings leave it as it is. */
export function advance(answer: RunningAnswer, event: AnswerEvent): RunningAnswer {
  switch (event.type) {
    case 'started': {
      const { id: messageId, message_type: messageType } = event.message;
      return { ...answer, requestId: event.request_id, messageId, messageType };
    }
    case 'scored': {
      const { score, lines, reading } = event;
      return { ...answer, score: { score, lines, reading } };
    }
    case 'text':
      return { ...answer, text: answer.text + event.text };
    case 'rewound':
      return { ...answer, text: '', rewinds: answer.rewinds + 1 };
    default:
      return answer;
  }
}

/** Written by who follows the answer, never asked for. A new chat's has no session yet. */
export const runningAnswerQuery = (sessionId: string | null) =>
  queryOptions<RunningAnswer | null>({
    queryKey: ['running-answer', sessionId],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function useRunningAnswer(sessionId: string | null): RunningAnswer | null {
  return useQuery(runningAnswerQuery(sessionId)).data ?? null;
}
