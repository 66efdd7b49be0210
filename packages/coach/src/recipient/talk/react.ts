import type { Reader } from '../person/reader.ts';
import { chooseConcern } from './choose-concern.ts';
import { ask, say, silence, type Cause, type Move } from './move.ts';

const breachCauses: Readonly<Record<string, Cause>> = {
  'unfilled-merge-tag': 'merge_tag',
  'fake-reply': 'fake_reply',
  'deceptive-subject': 'deceptive_subject',
  'image-only': 'image_only',
  'few-words': 'few_words',
  'no-words': 'empty',
};
const worthAsking = 45;
const worthThanking = 60;

/** What the person does on first reading the email. */
export function react(reader: Reader): Move {
  return stumble(reader) ?? (reader.isWeak ? shrugOff(reader) : weigh(reader));
}

/** What stops a reader before the email is weighed at all. */
function stumble(reader: Reader): Move | null {
  const { score, temper, fit, sight } = reader;
  const { reading } = sight.email;
  if (reading.kind === 'empty') return silence('empty');
  if (reading.kind === 'scam') return silence('scam', true);
  if (!reading.isSupported)
    return temper.isCourteous
      ? { ...say('not_now', 'language'), isOver: true }
      : silence('language', true);
  if (reading.kind === 'internal_note') return aside('internal_note', reader);
  if (reading.kind !== 'email') return aside('not_email', reader);
  if (score.lines.some(({ rule, points }) => rule === 'scam-phrases' && points <= -3))
    return silence('scam', true);
  const cause = reader.breaches.map((rule) => breachCauses[rule]).find((known) => known);
  if (cause === 'empty' || cause === 'image_only') return silence(cause);
  if (cause !== undefined) return aside(cause, reader);
  return fit === 'wrong' ? aside('misfit', reader) : null;
}

function aside(cause: Cause, { temper }: Reader): Move {
  return temper.isCourteous ? say('no', cause) : silence(cause);
}

/** A weak email: mostly nothing, a short no from the polite, a question from the curious who have the need. */
function shrugOff(reader: Reader): Move {
  const { temper, need, appeal, open, unclear, score } = reader;
  if (score.lines.some(({ rule }) => rule === 'guilt')) return aside('guilt', reader);
  if (need === 'live' && temper.isCurious && appeal >= worthAsking) {
    const first = unclear[0] ?? open[0];
    if (first) return ask(first, 'curious');
  }
  return aside('weak', reader);
}

function weigh(reader: Reader): Move {
  const { temper, need, brief, appeal, open, unclear, asksFirst, canWin } = reader;
  if (need === 'none') return decline(reader);
  if (appeal < brief.questionFrom)
    return temper.isCourteous ? say('not_now', 'unmoved') : silence('unmoved');
  if (open[0] === 'gap') return ask('gap', 'gap');
  const first = (canWin ? undefined : unclear[0]) ?? chooseConcern(reader, []);
  const isWon = canWin && appeal >= brief.yesFrom;
  if (isWon && !(asksFirst && first)) return say('yes', 'won');
  return first ? ask(first, isWon ? 'scruple' : 'curious') : say('not_now', 'unmoved');
}

/** Nobody buys what they have no use for; a good email is thanked more often. */
function decline({ temper, appeal, chance }: Reader): Move {
  const isThanked = temper.isCourteous || (temper.isCurious && appeal >= worthThanking);
  if (!isThanked) return silence('no_need');
  return say(chance.draw('door') < 0.6 ? 'not_now' : 'no', 'no_need');
}
