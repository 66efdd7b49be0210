import type * as coach from '@replysmith/coach';
import type { Template } from './templates.ts';

type Async<Task extends (...args: never[]) => unknown> = (
  ...args: Parameters<Task>
) => Promise<ReturnType<Task>>;

/** What the tools ask of the coach, in whatever thread it runs. */
export type Coach = {
  readonly score: Async<typeof coach.score>;
  readonly review: Async<typeof coach.review>;
  readonly suggestSubjects: Async<typeof coach.suggestSubjects>;
  readonly simulateReply: Async<typeof coach.simulateReply>;
  readonly debrief: Async<typeof coach.debrief>;
  readonly lintSequence: Async<typeof coach.lintSequence>;
  readonly answerQuestion: Async<typeof coach.answerQuestion>;
  readonly nearestInLibrary: (draft: coach.Draft) => Promise<coach.NearTemplate[]>;
};

type NearTemplate = coach.NearTemplate & Pick<Template, 'source'>;

/** The templates of the person who calls; all but `get` give the best or the newest first. */
export type OwnTemplates = {
  /** The nearest to an email of theirs and of the library, compared together. */
  readonly nearest: (draft: coach.Draft) => Promise<NearTemplate[]>;
  readonly search: (words: string) => Promise<Template[]>;
  readonly list: () => Promise<Pick<Template, 'id' | 'name' | 'category'>[]>;
  /** Null where there is none of that id. */
  readonly get: (id: string) => Promise<Template | null>;
};

/** Where the tools run, and for whom. */
export type Host = {
  readonly coach: Coach;
  /** Null where nobody is signed in. */
  readonly own: OwnTemplates | null;
  /** What an agent is told of an error that is no `Refusal`. */
  readonly explain: (error: unknown) => string;
};

/** The message tells an agent how to call again. */
export class Refusal extends Error {}

export function explained(host: Host, error: unknown): string {
  return error instanceof Refusal ? error.message : host.explain(error);
}
