import type { TipCategory, TipPriority } from '@replysmith/contract';

/** One entry of the catalogue. */
export type TipTemplate = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** What to do, and the page where; both or none. */
  readonly action: string | null;
  readonly actionPath: string | null;
  readonly category: TipCategory;
  readonly priority: TipPriority;
  readonly target_conditions: unknown;
};
