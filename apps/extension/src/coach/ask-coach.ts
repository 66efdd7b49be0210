import type { CoachRequest, Tasks } from './tasks.ts';
import { type Ask, startWorker } from './start-worker.ts';

type ForCoach = { readonly coach: Omit<CoachRequest, 'id'> };

export function isForCoach(message: unknown): message is ForCoach {
  return message !== null && typeof message === 'object' && 'coach' in message;
}

type Coach = { readonly ask: Ask; readonly end: () => void };

let coach: Promise<Coach> | null = null;

/** Starts the coach, once for all pages, where it does not run. */
export function startCoach(): Promise<Coach> {
  coach ??= begin().catch((error: unknown) => {
    coach = null;
    throw error;
  });
  return coach;
}

async function begin(): Promise<Coach> {
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
