import type { ProtectedToken, Stretch } from '../../document/email.ts';
import { findQuotations } from '../../document/protected-tokens.ts';
import { overlaps, withoutOverlaps } from '../../document/stretch.ts';
import { fillBlanks } from '../facts/fill-blanks.ts';
import { findClaims } from '../facts/find-claims.ts';
import { inventedIn } from '../facts/invented-in.ts';
import { type Sources, sourcesIn } from '../facts/sources.ts';
import { touching } from '../facts/touching.ts';
import { longestRead } from '../longest-read.ts';
import { holdsTag } from '../written/foreign-tags.ts';
import { reduceMarkup } from '../written/reduce-markup.ts';
import { linkOut } from '../../lexicon/adopt/speech.ts';
import { linesSaid } from './lines-said.ts';

const leastKept = 0.5;
/** Nobody proposes more wordings at once; what is quoted beyond them needs a source. */
const mostProposals = 20;
/** "2 sentences" and "one question" are no findings. */
const smallCounts = '1 2 3 4 5';

/**
 * What is said to a person, sentence by sentence: one that would need a blank goes, since only an email has somebody to
 * fill it in, and so does one that is not fit. Wording that is proposed for the email, in quotation marks, does have
 * blanks. Null when too little is left.
 */
export function vetSpeech(
  written: string,
  known: readonly string[],
  isFit: (sentence: string) => boolean,
): string | null {
  if (written.length > longestRead) return null;
  const sources = sourcesIn([...known, smallCounts].join('\n\n'));
  const { body } = reduceMarkup({ subject: null, body: written, mended: [] }, '', sources);
  const quotations = withoutOverlaps(findQuotations(body));
  const proposals = quotations.slice(0, mostProposals);
  const toFillIn = proposals.flatMap((one) => inventedBetweenMarks(one, sources));
  const facts = inventedIn(body, sources).facts.filter(
    (fact) => !proposals.some((one) => overlaps(one, fact)),
  );
  const isInvented = touching(facts);
  const isSound = (sentence: Stretch) =>
    !isInvented(sentence) &&
    isFit(sentence.text) &&
    !linkOut.test(sentence.text) &&
    !holdsTag(sentence.text) &&
    findClaims(sentence.text, sources).length === 0;
  const kept = linesSaid(body, quotations)
    .map(({ mark, sentences }) => {
      const sound = sentences.filter(isSound).map((one) => withBlanks(one, toFillIn));
      return sound.length === 0 ? '' : mark + sound.join(' ');
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return kept !== '' && kept.length >= written.length * leastKept ? kept : null;
}

function inventedBetweenMarks({ start, text }: Stretch, sources: Sources): ProtectedToken[] {
  return shifted(inventedIn(text.slice(1, -1), sources).facts, start + 1);
}

function withBlanks(sentence: Stretch, toFillIn: readonly ProtectedToken[]): string {
  const inside = toFillIn.filter((fact) => overlaps(fact, sentence));
  return fillBlanks(sentence.text, shifted(inside, -sentence.start), 'sentence');
}

function shifted(facts: readonly ProtectedToken[], by: number): ProtectedToken[] {
  return facts.map((fact) => ({ ...fact, start: fact.start + by, end: fact.end + by }));
}
