import type { Tasks } from './tasks.ts';

/** The coach's work, wherever it is done. */
export type Coach = {
  readonly [Name in keyof Tasks]: (
    ...args: Parameters<Tasks[Name]>
  ) => Promise<ReturnType<Tasks[Name]>>;
};
