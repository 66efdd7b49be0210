import type { AnswerEnding, AnswerEvent } from '@replysmith/contract';
import { within } from '../clock.ts';
import { AppError } from '../errors.ts';
import { watchAnswers } from '../observability/metrics.ts';

export type Ending = AnswerEnding;

type Listener = (event: AnswerEvent) => void;

/** An answer that is being written, whether or not anybody listens. */
export type RunningAnswer = {
  readonly id: string;
  readonly userId: string;
  /** Fires when the person stops it or the server shuts down. */
  readonly signal: AbortSignal;
  /** The text that was visible so far. */
  readonly text: () => string;
  readonly emit: (event: AnswerEvent) => void;
  /**
   * Tells the listener everything from the beginning, and then each event. Returns how to stop
   * listening.
   */
  readonly listen: (listener: Listener) => () => void;
  readonly stop: () => void;
  readonly ended: Promise<Ending>;
};

export function createRunningAnswer(id: string, userId: string): RunningAnswer {
  const stopping = new AbortController();
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  const listeners = new Set<Listener>();
  const opening: AnswerEvent[] = [];
  let text = '';
  let ending: Ending | null = null;

  const remember = (event: AnswerEvent) => {
    switch (event.type) {
      case 'started':
      case 'scored':
        opening.push(event);
        return;
      case 'text':
        text += event.text;
        return;
      case 'rewound':
        text = '';
        return;
      default:
        ending = event;
        resolve(event);
    }
  };

  const soFar = (): AnswerEvent[] => [
    ...opening,
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...(ending ? [ending] : []),
  ];

  return {
    id,
    userId,
    signal: stopping.signal,
    text: () => text,
    emit: (event) => {
      if (ending || (event.type === 'started' && opening.length > 0)) return;
      remember(event);
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      for (const event of soFar()) listener(event);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopping.abort(),
    ended,
  };
}

/** More answers of one person than any normal use has; they would only wait. */
const mostOpen = 100;
const triesAgainSeconds = 10;

/** The answers that this process is writing. */
export type RunningAnswers = {
  /** Throws when the server is closing, and when the person has too many open. */
  readonly open: (id: string, userId: string) => RunningAnswer;
  readonly find: (id: string) => RunningAnswer | undefined;
  readonly forget: (id: string) => void;
  /** Opens no more, and waits until each has ended; after the grace time, stops the rest. */
  readonly close: (graceMs: number) => Promise<unknown>;
  /** Whether answers are cut short because the server stops. */
  readonly isCutting: () => boolean;
};

export function createRunningAnswers(): RunningAnswers {
  const running = new Map<string, RunningAnswer>();
  watchAnswers(() => running.size);
  const closed = Promise.withResolvers<null>();
  let isClosing = false;
  let isCutting = false;
  const closeWhenDone = () => {
    if (isClosing && running.size === 0) closed.resolve(null);
  };
  return {
    open: (id, userId) => {
      if (isClosing) throw new AppError('unavailable');
      const open = [...running.values()].filter((answer) => answer.userId === userId);
      if (open.length >= mostOpen) {
        throw new AppError('rate_limited', { retryAfterSeconds: triesAgainSeconds });
      }
      const answer = createRunningAnswer(id, userId);
      running.set(id, answer);
      return answer;
    },
    find: (id) => running.get(id),
    forget: (id) => {
      running.delete(id);
      closeWhenDone();
    },
    close: async (graceMs) => {
      isClosing = true;
      closeWhenDone();
      await within(graceMs, closed.promise);
      isCutting = true;
      for (const answer of running.values()) answer.stop();
      return closed.promise;
    },
    isCutting: () => isCutting,
  };
}

/** The answers that other servers write and somebody here listens to, each followed once. */
export type FollowedAnswers = {
  readonly find: (id: string, userId: string) => RunningAnswer | undefined;
  /** It can be found until it has ended. */
  readonly add: (answer: RunningAnswer) => void;
};

export function createFollowedAnswers(): FollowedAnswers {
  const followed = new Map<string, RunningAnswer>();
  return {
    find: (id, userId) => {
      const answer = followed.get(id);
      return answer?.userId === userId ? answer : undefined;
    },
    add: (answer) => {
      followed.set(answer.id, answer);
      void answer.ended.then(() => followed.delete(answer.id));
    },
  };
}

/** An answer that has already ended this way. */
export function endedAnswer(id: string, userId: string, ending: Ending): RunningAnswer {
  const answer = createRunningAnswer(id, userId);
  answer.emit(ending);
  return answer;
}

/** The ending of an answer that failed. */
export function failedWith({ code, message }: AppError, id: string): Ending {
  return { type: 'failed', error: { code, message, request_id: id } };
}
