import { headlineVerbs } from '../../lexicon/topics/headline-verbs.ts';
import type { Email, Word } from '../../document/email.ts';
import { isNoun, isNounToo, isNumber, isPreposition, isVerbOf } from '../phrases/word-class.ts';
import { type Place, neighbour } from './place.ts';

const capital = /^\p{Lu}/u;
const withoutS = /[^s]$/u;

/** Whether the thing goes on where the idea ends: "your PyCon | talk", "your slide | 23", "Rotterdam | , Hamburg", "a range | of agents". */
export function isCut(email: Email, place: Place): boolean {
  const { words } = place.sentence;
  const last = words[place.to - 1];
  const next = words[place.to];
  if (!last || !next) return false;
  if (/^['’]/u.test(email.body.slice(last.end, next.start))) return true;
  const isListed = email.body.slice(last.end, next.start) === ', ' && place.to - place.from > 1;
  if (isListed && capital.test(last.text) && capital.test(next.text)) return true;
  const after = neighbour(email, place, 'after');
  return (
    after !== null &&
    (isNumber(after) ||
      after.key === 'of' ||
      (!isVerbOf(headOf(words.slice(place.from, place.to)) ?? last, after) &&
        goesOn(last, after, words[place.to + 1])))
  );
}

/** "Cafés" of "three cafés in York". */
function headOf(words: readonly Word[]): Word | undefined {
  return words[words.findIndex((word) => isPreposition(word)) - 1];
}

function goesOn(last: Word, after: Word, second: Word | undefined): boolean {
  if (isNoun(after)) return !headlineVerbs.has(after.key) && withoutS.test(after.key);
  return isNounToo(after, last) && !/^(?:to|for|with)$/u.test(second?.key ?? '');
}
