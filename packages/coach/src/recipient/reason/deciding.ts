import type { Reader } from '../person/reader.ts';
import type { Remark } from '../reply.ts';
import type { Standing } from '../talk/converse.ts';
import type { Cause } from '../talk/move.ts';

type Side = 'won' | 'lost';

/** Causes that no line of the writer's brought about. */
const beyondText: ReadonlySet<Cause> = new Set(['empty', 'no_need', 'settled']);

const breachRules: Readonly<Partial<Record<Cause, string>>> = {
  merge_tag: 'unfilled-merge-tag',
  fake_reply: 'fake-reply',
  deceptive_subject: 'deceptive-subject',
  image_only: 'image-only',
  few_words: 'few-words',
  scam: 'scam-phrases',
  guilt: 'guilt',
};

type Deciding = { readonly side: Side; readonly remark: Remark };

type Found = { readonly won: readonly Remark[]; readonly lost: readonly Remark[] };

/** The one line that decided, out of those that won and those that lost; null when no wording did. */
export function decidingOf(
  reader: Reader,
  { move }: Standing,
  { won, lost }: Found,
): Deciding | null {
  const { cause, decision } = move;
  if (beyondText.has(cause)) return null;
  const rule = breachRules[cause];
  const breach = lost.find(({ why }) => why === lineOf(reader, rule)?.reason);
  if (breach) return { side: 'lost', remark: breach };
  if (cause === 'misfit') return asked(reader);
  if (move.concern === 'source') return claimed(reader);
  const goesWell = decision === 'yes' || cause === 'scruple' || cause === 'withdrawn';
  const isAnswer = cause === 'answered' || cause === 'candid' || cause === 'answered_weak';
  const side: Side = goesWell || (isAnswer && decision !== 'no') ? 'won' : 'lost';
  const remark = side === 'won' ? won[0] : lost[0];
  return remark ? { side, remark } : null;
}

function lineOf({ score }: Reader, rule: string | undefined) {
  return score.lines.find((line) => line.rule === rule);
}

/** To the wrong person the ask is what cannot be met. */
function asked({ sight }: Reader): Deciding | null {
  const span = sight.skim.ask?.span;
  if (!span) return null;
  const quote = sight.email.body.slice(span.start, span.end);
  const why = 'This is not theirs to give, however well it is put.';
  return { side: 'lost', remark: { quote, place: span, why } };
}

function claimed({ sight }: Reader): Deciding | null {
  const claim = sight.claim?.sentence;
  if (!claim) return null;
  const place = { field: 'body', start: claim.start, end: claim.end } as const;
  const why = 'It is what they would like to believe, and nothing stands behind it yet.';
  return { side: 'lost', remark: { quote: claim.text, place, why } };
}
