import { months, weekdays } from '../../lexicon/layout/dates.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import { generalNouns } from '../../lexicon/topics/topic-boundaries.ts';
import type { Word } from '../../document/email.ts';
import { vagueAdjectives } from '../find-compounds.ts';
import type { Phrase } from './find-phrases.ts';

const timeWord = new RegExp(
  `^(?:${months}|${weekdays}|(?:second|minute|min|hour|day|night|week|weekend|month|quarter|year|morning|noon|midday|lunchtime|afternoon|evening|midnight|weekday|fortnight|season|pound|dollar|euro|mile|metre|meter|km|kilometre|hectare|acre|inch|gram|kilo|kilogram|ton|tonne|litre|liter|thousand|million|billion|word|line|bed|look|chat|call|demo|email|copy|cv|price|quote|person|piece)s?|today|people)$`,
  'u',
);
const day = new RegExp(`^(?:${months}|${weekdays})$`, 'u');
const shouted = /^\p{Lu}{6,}$/u;

function isName({ text, start }: Word, { sentence }: Phrase): boolean {
  return /^\p{Lu}/u.test(text) && start !== sentence.start;
}

/** Things every reader has; they say something only with a word more. */
export const everyReaders =
  /^(?:firm|office|street|door|company|business|publication|workflow|needs|requirements|industry|organi[sz]ation|customers|clients|audience|growth|goals|life|career|family|future|foundation|charity|school|hotel|clinic|practice|agency|blog|newsletter|magazine|newspaper|podcast|show|channel|neighbours?|neighbors?|group|colleagues?)$/u;
/** Things that come with the asking, the wishing and the comparing. */
export const ofTheAsking =
  /^(?:asap|thx|thanks|congratulations|congrats|pleasure|mind|average|period|methodologies|levels?|choice|duration|perusal|attention|presence|view|acceptance|coverage|knowledge|interview|link|backlink|partnership|minimum|lots|plenty|lack|convenience|competitors?|rivals?|readers|consideration|confirmation|permission|leader|leaders|inbox|reference|schedule|diary|calendar|peers|top|bottom|forefront|asset|power|improvement|amount|hundreds|thousands|millions|times?|run-up|stage|waiting|fan|chance|coffee|tea|lunch|money|salary|fit|section|direction|greetings?|story|touch|hands?|help|hearing|opportunity|possibility|acquaintance|brain|advice|disposition|disposal|range|variety|selection)$/u;
/** General words that a word before them makes particular: "your login page". */
const madeParticular =
  /^(?:page|pages|site|website|homepage|piece|role|list|background|photos?|case)$/u;
const ofWriter = /^(?:our|my|us|me)$/u;
/** Every seller's price: "affordable cost", "competitive rates". */
const anyPrice =
  /^(?:affordable|reasonable|competitive|cheap|low|lower|fair|attractive|special) (?:costs?|prices?|pricing|rates?|fees?|charges?|terms|quotes?)$/u;
/** "staging.fernhill.example answers": an address is followed by what it does. */
const address = /^\p{Ll}[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]{2,})+$/u;
/** "Who’s writing", "No’s fine": a sentence, not a thing. */
const saysIs = /^(?:who|what|that|there|here|it|no|yes)['’]s$/u;

/** Whether the phrase opens with how many there are. */
export function isFigure(opener: Word | null): boolean {
  return opener !== null && /^(?!(?:an?|the|your|our|my)$)/u.test(opener.key);
}

/** "Four returns" says little, "35 e-bikes" and "six night carers" something. */
function isLoneCount({ opener, words }: Phrase): boolean {
  return words.length === 1 && !/\p{N}{2}/u.test(opener?.text ?? '');
}

/** "First class", "affordable cost": without the word that tells nothing one plain noun is left. */
function isPlainWithAdjective({ words, head }: Phrase): boolean {
  const [first, ...rest] = words;
  const bare = words.slice(0, words.indexOf(head) + 1);
  return (
    anyPrice.test(bare.map(({ key }) => key).join(' ')) ||
    (rest.length === 1 && vagueAdjectives.has(first?.key ?? ''))
  );
}

/** Whether the phrase says something that could not head any email. */
export function isTelling(phrase: Phrase): boolean {
  const { opener, words, head, sentence } = phrase;
  const last = words.at(-1);
  const first = words[0];
  if (!first || !last) return false;
  if (opener?.key === 'my' || words.some(({ key }) => saysIs.test(key))) return false;
  const isPlain = last === head;
  const isYours = opener?.key === 'your';
  if (words.length > 1 && words.some(({ text }) => address.test(text))) return false;
  if (!isYours && isPlainWithAdjective(phrase)) return false;
  if (/['’]s?$/u.test(last.text) || words.some(({ text }) => shouted.test(text))) return false;
  if (timeWord.test(head.key) || day.test(first.key) || words.some(({ key }) => ofWriter.test(key)))
    return false;
  if (/\n/u.test(sentence.text) && !/[.?!]$/u.test(sentence.text)) return false;
  const content = words.filter(({ key }) => key.length > 3);
  const isNameOnly = isPlain
    ? content.every(({ text }) => /^\p{Lu}/u.test(text))
    : content.every((word) => isName(word, phrase));
  if (isNameOnly && !isYours) return false;
  if (vagueAdjectives.has(last.key) || isNamed(phrase)) return false;
  if (isYours && words.some(({ key }) => ofTheAsking.test(key))) return false;
  if (isFigure(opener)) return !isLoneCount(phrase) && (!isPlain || !isGeneral(head));
  if (words.length === 1)
    return (
      isYours &&
      ![everyReaders, ofTheAsking].some((list) => list.test(head.key)) &&
      !isGeneral(head)
    );
  if (ofTheAsking.test(head.key)) return false;
  return !isGeneral(head) || (isYours && madeParticular.test(head.key));
}

/** "Groupe Vellin through the sale", "Lyon with 640 people": of a name one cannot tell what it is. */
function isNamed({ opener, words, head, sentence }: Phrase): boolean {
  const run = words.slice(0, words.indexOf(head) + 1);
  const isBare = opener === null || opener.key === 'the';
  return (
    isBare && run.every(({ text, start }) => /^\p{Lu}/u.test(text) && start !== sentence.start)
  );
}

function isGeneral({ key }: Word): boolean {
  return generalNouns.has(key) || genericWords.has(key);
}
