import { useEffect, useState } from 'react';
import { askCoach, holdCoach } from './coach-thread.ts';
import type { Input, Output, Task } from './tasks.ts';

/**
 * Asks the coach. While a task is being done, only the newest of the next ones of its kind waits.
 * After a failure `ask` tries again; a caller that should not by itself waits for `retry`.
 */
export function useCoach() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(holdCoach, []);
  const [ask] = useState(() => {
    /** By the task that is being done; null where nothing waits for it. */
    const waiting = new Map<Task, (() => void) | null>();
    return <T extends Task>(task: T, input: Input<T>, onAnswer: (answer: Output<T>) => void) => {
      const run = () => {
        waiting.set(task, null);
        askCoach(task, input).then(
          (answer) => {
            setFailed(false);
            onAnswer(answer);
            const next = waiting.get(task);
            waiting.delete(task);
            next?.();
          },
          () => {
            waiting.clear();
            setFailed(true);
          },
        );
      };
      if (waiting.has(task)) waiting.set(task, run);
      else run();
    };
  });
  return { ask, hasFailed, retry: () => setFailed(false) };
}

type Answered<T extends Task> = { answer: Output<T> | null; of: Input<T> | null };

/**
 * What the coach makes of an input, which must stay the same object until it changes. The answer
 * before, with the input it is `of`, stays until the next comes, also where none comes.
 */
export function useCoachAnswer<T extends Task>(
  task: T,
  input: Input<T> | null,
  initial: Output<T> | null = null,
) {
  const { ask, hasFailed, retry } = useCoach();
  const [{ answer, of }, setAnswered] = useState<Answered<T>>({ answer: initial, of: null });
  useEffect(() => {
    if (input === null || hasFailed) return;
    ask(task, input, (newest) => setAnswered({ answer: newest, of: input }));
  }, [ask, task, input, hasFailed]);
  return { answer, of, isBehind: of !== input, hasFailed, retry };
}
