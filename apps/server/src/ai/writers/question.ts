import type { Draft } from '@replysmith/coach';

export type Question = {
  readonly text: string;
  readonly latest: Draft | undefined;
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
};
