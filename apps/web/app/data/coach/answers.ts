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
  WeighedBlank,
  decidedEdits,
} from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';

/** An email as a visitor types it; the subject may be empty. */
export type TypedDraft = Pick<Draft, 'stage' | 'profile'> & {
  readonly subject: string;
  readonly body: string;
};

type LiveLine = LedgerLine & {
  readonly cards: readonly EvidenceCard[];
  /** What studies disagree about. */
  readonly conflicts: readonly string[];
};

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

/** A ledger line, whether it was stored with the result or just reckoned. */
export type ScoredLine = Omit<LedgerLine, 'evidence'> & { readonly evidence: readonly string[] };

export type Edits = ReturnType<typeof decidedEdits>;

/** The email with the writer's choices applied. */
export type Revision = EmailText & { value: number; lines: readonly ScoredLine[] };

export type ShortRevision = Revision & {
  /** The score of the email before it was rewritten. */
  readonly before: number;
  /** The email with its blanks open; null when nothing was written into one. */
  readonly unfilled: EmailText | null;
};

export type RevisedResult = Pick<ShortRevision, 'unfilled'> & {
  /** As it was stored, but with scores of today's version. */
  readonly result: Optimization;
  /** The choices that all of this is about. */
  readonly choices: RewriteChoices;
  readonly revision: Revision;
  /** The score without what the writer wrote and took. */
  readonly byChanges: Pick<Revision, 'value' | 'lines'>;
  readonly edits: Edits;
  /** All blanks of the rewrite with their worth. */
  readonly blanks: readonly WeighedBlank[];
  /** The points that each answer won, by its question. */
  readonly won: Readonly<Record<string, number>>;
  /** Whether the email is unlike those that the score was fitted to. */
  readonly isUnsure: boolean;
  /** Whether an earlier mail is quoted below the email as it was sent. */
  readonly hasThread: boolean;
};

export type FollowUp = Optimization['follow_ups'][number];
