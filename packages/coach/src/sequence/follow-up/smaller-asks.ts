import type { Email } from '../../document/email.ts';
import type { Fact } from '../facts/find-facts.ts';
import type { TopicPhrase } from '../facts/find-topic-phrase.ts';
import { outreachKindOf } from './outreach-kind.ts';
import { ownAsks } from './own-asks.ts';
import { asksOf, eases, salesAsks } from './wordings/small-asks.ts';
import { about, wordingFor } from './wordings/wording.ts';

/** A question of the kind's own that names what the email is about, where that is sure. */
function plainAsk(email: Email, topic: TopicPhrase | null): string {
  const kind = outreachKindOf(email);
  const isSale = email.reading.profile === 'sales' || topic?.kind === 'doing';
  const { named, plain } =
    kind === 'sales'
      ? { named: salesAsks[isSale ? (topic?.kind ?? 'thing') : 'theirs'], plain: salesAsks.plain }
      : asksOf[kind];
  const isNamed = topic !== null && named.length > 0 && (kind === 'sales' || isOnOffer(topic));
  const ways = isNamed ? named : plain;
  return about(wordingFor(email, ways, 'ask'), topic?.text ?? '');
}

/** A subject that is quoted is no story, and a thing of the reader's is not what they are offered. */
function isOnOffer({ text, kind }: TopicPhrase): boolean {
  return kind !== 'theirs' && !text.startsWith('“');
}

/** A question, and whether it names what the email is about. */
export type SmallAsk = { readonly text: string; readonly namesTopic: boolean };

/** The same request, made so small that one word answers it: in the writer's own words first. */
export function smallerAsks(email: Email, topic: TopicPhrase | null, fact?: Fact): SmallAsk[] {
  const ease = wordingFor(email, eases, 'ease');
  return [...ownAsks(email, fact), plainAsk(email, topic)].map((ask) => ({
    text: `${ask} ${ease}`,
    namesTopic: topic !== null && ask.includes(topic.text),
  }));
}
