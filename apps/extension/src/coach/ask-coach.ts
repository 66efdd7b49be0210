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

/** The coach on a thread of its own. */
export function startWorker(): Coach {
  const worker = new Worker(chrome.runtime.getURL('coach.js'), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: () => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer);
    else asked?.reject();
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject();
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject: () => reject(new Error('The coach gave up.')) });
        worker.postMessage({ id: last, ...request } satisfies CoachRequest);
      }),
    end: () => worker.terminate(),
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
