import type {
  Breakdown,
  Band,
  Brief,
  Composition,
  Draft,
  Edit,
  EvidenceCard,
  LedgerLine,
  Reading,
  ScoreBasis,
  Sender,
} from '@replysmith/coach';

/** An email as a visitor types it; the subject may be empty. */
export type TypedDraft = Pick<Draft, 'stage' | 'profile'> & {
  readonly subject: string;
  readonly body: string;
};

type LiveLine = LedgerLine & { readonly cards: readonly EvidenceCard[] };

/** A line with the number that ring, ledger and words share. */
export type NumberedLine = LiveLine & { readonly number: number };

/** What the coach has to say about a draft, ready to show without the coach. */
export type LiveScore = {
  readonly draft: TypedDraft;
  readonly value: number;
  readonly band: Band;
  /** What the value says, in a phrase. */
  readonly verdict: string;
  /** Whether the email is unlike those that the score was fitted to. */
  readonly isUnsure: boolean;
  /** What it would score with its open places filled well; null when none is open. */
  readonly filled: number | null;
  readonly basis: ScoreBasis;
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
  readonly breakdown: Breakdown<LiveLine, Edit>;
};

/** A brief to write an email from, and the tones to show beside the one that was chosen. */
export type ComposeRequest = {
  readonly kind: 'compose';
  readonly brief: Brief;
  readonly sender: Sender;
  readonly tones: readonly string[];
};

export type ComposedEmail = Composition & {
  /** Null when it cannot be judged. */
  readonly score: Pick<LiveScore, 'value' | 'band'> | null;
  /** How the email would sound in each of the tones, by its name. */
  readonly sounds: Readonly<Record<string, string>>;
};

export type CoachRequest =
  | { readonly kind: 'score' | 'rewrite'; readonly draft: TypedDraft }
  | ComposeRequest;

export type CoachReply =
  | { readonly kind: 'score'; readonly score: LiveScore }
  | { readonly kind: 'rewrite'; readonly rewrite: LiveRewrite }
  | { readonly kind: 'compose'; readonly email: ComposedEmail }
  /** The coach could not be loaded, as without a connection. */
  | { readonly kind: 'unavailable' };
