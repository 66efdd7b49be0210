import type {
  Account,
  Band,
  Draft,
  Edit,
  EvidenceCard,
  LedgerLine,
  Reading,
} from '@replysmith/coach';

/** An email as a visitor types it; the subject may be empty. */
export type TypedDraft = Pick<Draft, 'stage' | 'profile'> & {
  readonly subject: string;
  readonly body: string;
};

export type LiveLine = LedgerLine & { readonly cards: readonly EvidenceCard[] };

/** What the coach has to say about a draft, ready to show without the coach. */
export type LiveScore = {
  readonly draft: TypedDraft;
  readonly value: number;
  readonly band: Band;
  readonly reading: Reading;
  /** Why there is no verdict, in a sentence; the value then says nothing. */
  readonly trouble: string | null;
  readonly lines: readonly LiveLine[];
  /** Words of the message proper. */
  readonly words: number;
  readonly asks: number;
};

export type LiveRewrite = {
  readonly before: LiveScore;
  readonly after: LiveScore;
  readonly edits: readonly Edit[];
  readonly account: Account<LiveLine, Edit>;
};

export type CoachRequest = { readonly kind: 'score' | 'rewrite'; readonly draft: TypedDraft };

export type CoachReply =
  | { readonly kind: 'score'; readonly score: LiveScore }
  | { readonly kind: 'rewrite'; readonly rewrite: LiveRewrite };
