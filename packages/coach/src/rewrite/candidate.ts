import type { Span } from '../draft.ts';

/** A change that a pass proposes; it becomes an edit when the text is no worse for it. */
export type Candidate = Span & {
  readonly after: string;
  readonly rule: string;
  readonly reason: string;
};
