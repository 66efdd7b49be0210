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

/** What is known without the coach, and whether that is all it would say. */
type Known<T extends Task> = { answer: Output<T> | null; isWhole: boolean };

/**
 * What the coach makes of an input, which must stay the same object until it changes. The answer
 * before, with the input it is `of`, stays until the next comes, also where none comes. The coach is
 * not asked where its whole answer is known.
 */
export function useCoachAnswer<T extends Task>(
  task: T,
  input: Input<T> | null,
  known: Known<T> = { answer: null, isWhole: false },
) {
  const { ask, hasFailed, retry } = useCoach();
  const isKnown = known.answer !== null && known.isWhole;
  const [{ answer, of }, setAnswered] = useState<Answered<T>>({
    answer: known.answer,
    of: isKnown ? input : null,
  });
  if (isKnown && of !== input) setAnswered({ answer: known.answer, of: input });
  useEffect(() => {
    if (input === null || isKnown || hasFailed) return;
    ask(task, input, (newest) => setAnswered({ answer: newest, of: input }));
  }, [ask, task, input, isKnown, hasFailed]);
  return { answer, of, isBehind: of !== input, hasFailed: hasFailed && !isKnown, retry };
}
