/**
 * What the coach can be asked, each with the part of the coach that answers it: the first score
 * waits for no other part.
 */
export const tasks = {
  score: () => import('./assess.ts').then(({ assess }) => assess),
  rewrite: () => import('./propose.ts').then(({ propose }) => propose),
  compose: () => import('./compose.ts').then(({ compose }) => compose),
  revise: () => import('./revise.ts').then(({ reviseResult }) => reviseResult),
  revisions: () => import('./revise.ts').then(({ revisionsOf }) => revisionsOf),
  followUps: () => import('./follow-ups.ts').then(({ followUpsOfEmail }) => followUpsOfEmail),
};

export type Task = keyof typeof tasks;

type Answering<T extends Task> = Awaited<ReturnType<(typeof tasks)[T]>>;
export type Input<T extends Task> = Parameters<Answering<T>>[0];
export type Output<T extends Task> = ReturnType<Answering<T>>;

/** As it is posted to the thread; the reply has the same id, and no answer if there is none. */
export type CoachRequest = { readonly id: number; readonly task: Task; readonly input: unknown };
export type CoachReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number };

export async function reply({ id, task, input }: CoachRequest): Promise<CoachReply> {
  try {
    const answer = (await tasks[task]()) as (input: unknown) => unknown;
    return { id, answer: answer(input) };
  } catch (error) {
    reportError(error);
    return { id };
  }
}
