import type { Email } from '../../document/email.ts';
import type { Fact, FactKind } from '../facts/find-facts.ts';
import type { TopicPhrase } from '../facts/find-topic-phrase.ts';

/** What a follow-up is written from. */
export type Material = {
  readonly email: Email;
  /** What the email is about; null when unsure. */
  readonly topic: TopicPhrase | null;
  /** What no earlier follow-up has brought back, strongest first. */
  readonly unused: readonly Fact[];
  /** One blank in a sequence is enough. */
  readonly hasBlank: boolean;
  /** How many follow-ups come before this one. */
  readonly before: number;
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
  return topic === null ? '' : ` about ${topic.text}`;
}
