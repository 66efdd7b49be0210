import type { CoachReply, CoachRequest, Tasks } from './tasks.ts';

type ForCoach = { readonly coach: Omit<CoachRequest, 'id'> };

export function isForCoach(message: unknown): message is ForCoach {
  return message !== null && typeof message === 'object' && 'coach' in message;
}

type Ask = (request: Omit<CoachRequest, 'id'>) => Promise<unknown>;

type Coach = { readonly ask: Ask; readonly end: () => void };

let coach: Promise<Coach> | null = null;

/** Starts the coach, once for all pages, where it does not run. */
export function startCoach(): Promise<Coach> {
  coach ??= openCoach().catch((error: unknown) => {
    coach = null;
    throw error;
  });
  return coach;
}

async function openCoach(): Promise<Coach> {
  // Firefox runs the background in a page, which may have a worker.
  if (typeof Worker !== 'undefined') return startWorker();
  if (!(await chrome.offscreen.hasDocument())) {
    await chrome.offscreen.createDocument({
      url: 'offscreen.html',
      reasons: [chrome.offscreen.Reason.WORKERS],
      justification: 'Scores drafts on a thread of its own, without a server.',
    });
  }
  return {
    ask: async (request) => {
      const reply: unknown = await chrome.runtime.sendMessage({
        coach: request,
      } satisfies ForCoach);
      if (reply === null || typeof reply !== 'object' || !('answer' in reply)) {
        throw new Error('The coach gave up.');
      }
      return reply.answer;
    },
    end: () => void chrome.offscreen.closeDocument(),
  };
}

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: () => void };

/** The coach on a thread of its own, which one that failed makes room for. */
export function startWorker(): Coach {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  const end = () => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject();
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(chrome.runtime.getURL('coach.js'), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
      if ('answer' in data) waiting.get(data.id)?.resolve(data.answer);
      else end();
      waiting.delete(data.id);
    });
    started.addEventListener('error', end);
    started.addEventListener('messageerror', end);
    return started;
  };
  worker = start();
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject: () => reject(new Error('The coach gave up.')) });
        worker.postMessage({ id: last, ...request } satisfies CoachRequest);
      }),
    end,
  };
}

export async function askCoach<T extends keyof Tasks>(
  task: T,
  input: Parameters<Tasks[T]>[0],
): Promise<ReturnType<Tasks[T]>> {
  const { ask } = await startCoach();
  return (await ask({ task, input })) as ReturnType<Tasks[T]>;
}

/** Frees what the coach takes; the next question starts it again. */
export async function endCoach(): Promise<void> {
  const running = coach;
  coach = null;
  (await running)?.end();
}
