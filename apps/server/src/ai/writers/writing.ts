import type { UserPreferences } from '@replysmith/contract';

/** How a text is written: while somebody may watch it grow, and stop it. */
export type Writing = {
  readonly known: readonly string[];
  readonly preferences: UserPreferences | null;
  readonly person: string;
  readonly isSpent: boolean;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onRewind: () => void;
};
