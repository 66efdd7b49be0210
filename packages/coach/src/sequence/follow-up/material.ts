import type { Email } from '../../text/email.ts';
import type { Fact, FactKind } from '../facts/find-facts.ts';

/** What a follow-up is written from. */
export type Material = {
  readonly email: Email;
  /** What the email is about, as it stands after "about"; null when unclear. */
  readonly topic: string | null;
  /** What no earlier follow-up has brought back, strongest first. */
  readonly unused: readonly Fact[];
  /** Whether the email says what made the writer write to this reader. */
  readonly saysWhy: boolean;
  /** One blank in a sequence is enough. */
  readonly hasBlank: boolean;
};

/** A way to write a follow-up. */
export type FollowUpDraft = {
  readonly paragraphs: readonly string[];
  readonly used: readonly Fact[];
  readonly adds: string;
};

export function unusedOf({ unused }: Material, ...kinds: readonly FactKind[]): Fact[] {
  return unused.filter(({ kind }) => kinds.includes(kind));
}

export function aboutTopic({ topic }: Material): string {
  return topic === null ? '' : ` about ${topic}`;
}
