import type { Edit, Field, LedgerLine, Offer, Question, Span } from '@replysmith/coach';

/** A draft as it stands in the page. */
export type DraftText = {
  readonly subject: string | null;
  readonly body: string;
  readonly recipient: string | null;
  /** Whether it answers or follows mail that is not read. */
  readonly isReply: boolean;
};

export type Verdict = {
  readonly value: number;
  readonly band: 'strong' | 'fair' | 'weak' | 'open' | 'unjudged';
  /** What the value says, in a phrase; without a verdict, why there is none. */
  readonly words: string;
};

/** What the ledger shows of a draft; a line's number is on the ring and beside its words. */
export type Reading = Verdict & {
  /** Whether it is unlike the emails that the score was fitted to. */
  readonly isUnsure: boolean;
  readonly lines: readonly (Pick<
    LedgerLine,
    'rule' | 'name' | 'points' | 'quote' | 'reason' | 'fix'
  > & { readonly number: number; readonly spans: readonly Span[] })[];
};

export type Help = {
  /** The score with all changes made. */
  readonly value: number;
  readonly changes: readonly Edit[];
  readonly offers: readonly Offer[];
  readonly questions: readonly Question[];
};

export type Change = {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
  readonly after: string;
};

/** What the panel and the settings ask of the background, and what they get. */
export type Requests = {
  read: { input: DraftText; output: Reading };
  review: { input: DraftText; output: Help };
  answer: {
    input: { draft: DraftText; question: Question; answer: string };
    output: readonly Change[];
  };
  account: { input: null; output: { server: string } | null };
  saveTemplate: { input: DraftText; output: ActionResult };
  noteSent: { input: DraftText; output: ActionResult };
  openOptions: { input: null; output: null };
  connect: { input: Account; output: ActionResult };
  disconnect: { input: null; output: null };
  retryNote: { input: string; output: ActionResult };
  removeNote: { input: string; output: null };
  turnOff: { input: string; output: null };
};

/** How something ended, in a sentence for the writer. */
export type ActionResult = { readonly isDone: boolean; readonly message: string };

export type Account = { readonly server: string; readonly key: string };

/** That an email was sent; kept until the server has it. */
export type Note = {
  readonly id: string;
  /** It was written for this server, and goes to no other. */
  readonly server: string;
  readonly body: {
    readonly subject: string | null;
    readonly body: string;
    readonly recipient?: string;
    readonly sent_at: string;
  };
  /** Why it was not sent when it was last tried. */
  readonly problem?: string;
  /** Trying again would end the same, so that only the writer does. */
  readonly isRefused?: boolean;
};

/** What the extension keeps in this browser. */
export type Stored = {
  readonly account?: Account;
  /** Sites where the extension stays away although it may be there. */
  readonly off?: readonly string[];
  /** Sites that were turned on for every visit, also while they are off. */
  readonly always?: readonly string[];
  readonly outbox?: readonly Note[];
};

export type Request = { readonly ask: keyof Requests; readonly input: unknown };

/** From the page's script to its panel. */
export type ToPanel =
  | { readonly type: 'draft'; readonly draft: DraftText }
  | { readonly type: 'applied'; readonly result: ApplyResult };

/** What became of changes that were accepted. */
export type ApplyResult = { readonly made: number; readonly refused: readonly Refusal[] };

/** A change that was not made, by its words, and why, in a sentence. */
export type Refusal = { readonly words: string; readonly reason: string };

/** From the panel to the page's script. */
export type FromPanel =
  /** Changes of the draft as it was read. */
  | { readonly type: 'apply'; readonly draft: DraftText; readonly changes: readonly Change[] }
  | { readonly type: 'mark'; readonly spans: readonly Span[] }
  | { readonly type: 'select'; readonly spans: readonly Span[] }
  | { readonly type: 'turn-off' }
  | { readonly type: 'close' };

export type ToBackground =
  | { readonly type: 'score'; readonly id: number; readonly draft: DraftText }
  /** Keeps the background from being stopped while somebody writes. */
  | { readonly type: 'keep-alive' }
  /** A tab may have several frames with drafts: the toolbar is for the one last written in. */
  | { readonly type: 'drafts'; readonly state: DraftsState }
  | { readonly type: 'turn-off' }
  /** Names the panel that may speak with this page. */
  | { readonly type: 'panel'; readonly panel: string }
  | { readonly type: 'to-panel'; readonly panel: string; readonly message: ToPanel };

/** Whether a page has drafts, and one with the focus. */
export type DraftsState = 'none' | 'some' | 'focused';

export type FromBackground =
  /** Without a verdict the coach could not be asked. */
  | { readonly type: 'scored'; readonly id: number; readonly verdict: Verdict | null }
  | { readonly type: 'panel-ready'; readonly panel: string }
  | { readonly type: 'from-panel'; readonly panel: string; readonly message: FromPanel }
  /** Opens the panel, or closes it where it is open. */
  | { readonly type: 'toggle' }
  /** Opens the panel at the field with the focus. */
  | { readonly type: 'open' }
  /** A sentence for the person at this page. */
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'stop' };

export const pagePort = 'page';
export const panelPort = 'panel:';

export async function ask<K extends keyof Requests>(
  what: K,
  input: Requests[K]['input'],
): Promise<Requests[K]['output']> {
  const answer: unknown = await chrome.runtime.sendMessage({
    ask: what,
    input,
  } satisfies Request);
  if (answer === null || typeof answer !== 'object' || !('answer' in answer)) {
    throw new Error('Replysmith did not answer.');
  }
  return answer.answer as Requests[K]['output'];
}
