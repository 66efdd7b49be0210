import { tasks, type Tasks } from './coach-tasks.ts';

export type Call<Name extends keyof Tasks = keyof Tasks> = {
  readonly name: Name;
  readonly args: Parameters<Tasks[Name]>;
};

/** Runs in a thread of its own. */
export function runTask({ name, args }: Call): unknown {
  const task = tasks[name] as (...args: unknown[]) => unknown;
  return task(...args);
}

/** Answered once the thread has started. */
export function isReady(): true {
  return true;
}
