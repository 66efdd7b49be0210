import type { CoachReply, CoachRequest, Input, Output, Task } from './tasks.ts';

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

type CoachThread = {
  readonly ask: (task: Task, input: unknown) => Promise<unknown>;
  readonly end: () => void;
};

let thread: CoachThread | null = null;
let holders = 0;

function startThread(): CoachThread {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const end = () => {
    worker.terminate();
    thread = null;
  };
  const fail = () => {
    end();
    for (const { reject } of waiting.values()) reject(new Error('The coach could not be loaded.'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    if (!('answer' in data)) {
      fail();
      return;
    }
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);

  return {
    ask: (task, input) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, task, input } satisfies CoachRequest);
      }),
    end,
  };
}

/**
 * Asks the coach, whose thread starts with the first question, one for the whole page, so that it
 * never holds up typing. Nothing leaves the browser. Rejects where the coach cannot be loaded; the
 * next question starts it again.
 */
export async function askCoach<T extends Task>(task: T, input: Input<T>): Promise<Output<T>> {
  thread ??= startThread();
  return (await thread.ask(task, input)) as Output<T>;
}

/** Keeps the thread, once it has started, until all who hold it have let go. */
export function holdCoach(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    // What comes in place of the last holder holds it from the same moment.
    queueMicrotask(() => {
      if (holders === 0) thread?.end();
    });
  };
}
