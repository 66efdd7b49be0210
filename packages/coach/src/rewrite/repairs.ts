import type { Email } from '../document/email.ts';
import { type Token, tagText } from '../document/language.ts';
import { findReplyMark } from '../document/protected-tokens.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { findSlips, isSmallI } from '../document/spelling.ts';
import { replaceStretches } from '../document/stretch.ts';
import { asTyped, capitalise } from '../wording.ts';
import { fakeReply } from '../rules/fake-reply.ts';
import { isCommonWord } from '../rules/learned-questions.ts';
import { shouting } from '../rules/shouting.ts';
import { slips as slipsRule } from '../rules/slips.ts';
import { type Candidate, wording } from './edit.ts';

/** What would embarrass the writer of any email, however good. */
export function repair(doc: Document): Candidate[] {
  return [
    ...mendTags(doc),
    ...mendSlips(doc),
    ...mendStarts(doc),
    ...mendSpaces(doc),
    ...mendSubject(doc),
    ...(shouting.find(doc) ? calmMarks(doc) : []),
  ];
}

/** "{{first_name}} ," as it would be filled: "Tom ," */
const spaceBeforeSign = /(?<=[\p{L}\p{N}_][}\]>%|]{1,3})[ \t]+(?=[,.!?](?:\s|$))/gu;

/** Puts back the brackets without which no mail program fills a tag; whole tags stay as they are. */
function mendTags({ email }: Document): Candidate[] {
  const repaired = email.brokenTags.map(({ field, start, end, text, repaired: after }) => ({
    field,
    start,
    end,
    after,
    rule: wording,
    reason: `No mail program fills “${text}”; the reader would see it as it stands.`,
  }));
  const tagEnds = new Set(
    email.protectedTokens.flatMap(({ kind, field, end }) =>
      kind === 'merge_tag' && field === 'body' ? [end] : [],
    ),
  );
  const gaps = Array.from(email.body.matchAll(spaceBeforeSign))
    .filter(({ index }) => tagEnds.has(index))
    .map(({ index, 0: gap }) => ({
      field: 'body' as const,
      start: index,
      end: index + gap.length,
      after: '',
      rule: wording,
      reason: 'There is no space between a name and its comma.',
    }));
  return [...repaired, ...gaps];
}

/** Mends misspelt words, doubled words, missing spaces and a small "i", where no doubt is left. */
function mendSlips({ email }: Document): Candidate[] {
  const slips = findSlips(email).filter(({ text }) => text !== 'i');
  return [...slips, ...smallI(email)].map(({ start, end, text, correction }) => ({
    field: 'body',
    start,
    end,
    after: asTyped(correction, email.body),
    rule: slipsRule.id,
    reason: `“${text}” is a slip; “${correction}” was meant.`,
  }));
}

/** Who never writes a capital means it so. */
function writesCapitals({ sentences }: Pick<Email, 'sentences'>): boolean {
  const capitals = sentences.filter(({ text }) => /^["'“‘(]?\p{Lu}/u.test(text)).length;
  return capitals * 2 > sentences.length;
}

function smallI(email: Email) {
  const { body, words } = email;
  return !writesCapitals(email)
    ? []
    : words
        .filter((word) => isSmallI(body, word))
        .map(({ start, end }) => ({ start, end, text: 'i', correction: 'I' }));
}

const smallWord = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[ ,])/u;
const endsSentence = /[.!?]["”’)]*\s*$/u;

/** A small letter at the head of a paragraph that stands on a line of its own, of who else writes capitals. */
function mendStarts({ email }: Document): Candidate[] {
  if (!writesCapitals(email)) return [];
  return email.paragraphs.flatMap(({ sentences: [first] }, at): Candidate[] => {
    const [word] = smallWord.exec(first?.text ?? '') ?? [];
    const above = email.paragraphs[at - 1]?.text ?? '.';
    if (!first || !word || !endsSentence.test(above) || !endsSentence.test(first.text)) return [];
    const { start } = first;
    const isNamed = email.protectedTokens.some(
      (token) => token.field === 'body' && token.start === start,
    );
    if (isNamed || !/(?:^|\n)[ \t]*$/u.test(email.body.slice(0, start))) return [];
    const reason = 'A sentence starts with a capital.';
    const end = start + word.length;
    return [{ field: 'body', start, end, after: capitalise(word), rule: slipsRule.id, reason }];
  });
}

const spacedSign = /(?<=[\p{Ll}\d])[ \t]+(?=[,.?](?:\s|$))/gu;

/** "soon ." becomes "soon." */
function mendSpaces({ sentences }: Document): Candidate[] {
  return sentences.flatMap((sentence) =>
    Array.from(sentence.text.matchAll(spacedSign), ({ index, 0: gap }): Candidate => {
      const start = sentence.start + index;
      const end = start + gap.length;
      const reason = 'There is no space before this mark.';
      return { field: 'body', start, end, after: '', rule: slipsRule.id, reason };
    }),
  );
}

/** Takes off a pretended "Re:", and says a subject in capitals calmly. */
function mendSubject(doc: Document): Candidate[] {
  const { subject } = doc.email;
  if (subject === null) return [];
  const mark = fakeReply.find(doc) ? findReplyMark(subject) : null;
  const rest = subject.slice(mark?.end ?? 0).trim();
  if (rest === '') return [];
  const calm = isInCapitals(doc.subject) ? calmed(rest) : null;
  const after = capitalise(calm ?? rest);
  if (!mark && calm === null) return [];
  return [
    {
      field: 'subject',
      start: 0,
      end: subject.length,
      after,
      rule: mark ? fakeReply.id : shouting.id,
      reason: mark
        ? 'It looked like an answer to a conversation that never took place.'
        : 'Capitals read as shouting.',
    },
  ];
}

const fewestInCapitals = 4;

function isInCapitals(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.length >= fewestInCapitals && words.every(({ text }) => !/\p{Ll}/u.test(text));
}

/** A longer word that is not known may be a name; nothing is lowered by guess. */
const longestInitials = 4;
const ordinary: ReadonlySet<string> = new Set(
  'ADJ ADV VERB AUX DET PRON ADP PART CCONJ SCONJ INTJ'.split(' '),
);

function isOrdinary({ key, tag }: Token): boolean {
  return ordinary.has(tag) || (key.length > longestInitials && isCommonWord(key));
}

/** Words in capitals said in small letters; null where one of them may be a name. */
function calmed(shouted: string): string | null {
  const tokens = tagText(shouted.toLowerCase());
  const words = tokens.filter(({ key }) => /\p{L}/u.test(key));
  const unknown = words.filter((token) => !isOrdinary(token));
  if (unknown.some(({ key }) => key.length > longestInitials)) return null;
  const small = tokens
    .filter((token) => token.key !== 'i' && !unknown.includes(token))
    .map(({ start, end }) => ({ start, end, shown: shouted.slice(start, end).toLowerCase() }));
  return capitalise(replaceStretches(shouted, small));
}

/** "!!!" becomes "!": a mark said once is heard. */
function calmMarks({ sentences }: Document): Candidate[] {
  return sentences.flatMap(({ text, end }: ReadSentence): Candidate[] => {
    const marks = /[!?]{2,}$/u.exec(text)?.[0];
    if (!marks) return [];
    const after = marks.includes('?') ? '?' : '!';
    const reason = `“${marks}” reads as shouting to someone who does not know you.`;
    return [{ field: 'body', start: end - marks.length, end, after, rule: shouting.id, reason }];
  });
}
