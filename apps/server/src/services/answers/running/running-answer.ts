import type { AnswerEnding, AnswerEvent } from '@replysmith/contract';

export type Ending = AnswerEnding;
type Listener = (event: AnswerEvent) => void;

/** An answer that is being written, whether or not anybody listens. */
export type RunningAnswer = {
  readonly id: string;
  readonly userId: string;
  /** Fires when the person, or the end of the server, stops it. */
  readonly signal: AbortSignal;
  /** All that a person could see of it so far. */
  readonly text: () => string;
  readonly emit: (event: AnswerEvent) => void;
  /** Tells everything from the beginning, then what comes. Gives back how to stop listening. */
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
      if (ending) return;
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
