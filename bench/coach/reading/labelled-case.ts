import type { Profile, Stage } from '@replysmith/coach';

export const kinds = ['pair', 'triple', 'equal', 'good', 'short', 'not_email'] as const;

/**
 * `pair`: one thing differs · `triple`: weak, middling, strong · `equal`: the difference must not count ·
 * `good`: to be left almost alone · `short`: too little to be good · `not_email`: to be told from an email.
 */
type Kind = (typeof kinds)[number];

export const ranks = ['weak', 'middling', 'strong', 'a', 'b', 'only'] as const;

/** How an expert places an email within its case; `a` and `b` are equals, `only` stands alone. */
export type Rank = (typeof ranks)[number];

export type LabelledEmail = {
  readonly rank: Rank;
  readonly subject: string | null;
  readonly body: string;
};

export type LabelledCase = {
  /** The file and the case's title: "asks: half an hour". */
  readonly name: string;
  readonly kind: Kind;
  readonly profile: Profile | undefined;
  readonly stage: Stage | undefined;
  /** What alone tells the emails apart. */
  readonly differs: string | null;
  /** What a text that is no email is: a kind of text ("poem") or a language ("el"). */
  readonly is: string | null;
  /** Why an expert ranks them so, with evidence ids. */
  readonly why: string;
  readonly emails: readonly LabelledEmail[];
};
