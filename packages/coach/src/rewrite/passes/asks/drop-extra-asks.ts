import type { Ask, AskKind, Email, Sentence } from '../../../document/email.ts';
import { isQuestion } from '../../../document/asks.ts';
import { closeLink } from '../../asks/close-link.ts';
import { isOwnMatter } from '../../asks/is-own-matter.ts';
import { offerApart } from '../../asks/offer-apart.ts';
import { ifSo } from '../../asks/offered-time.ts';
import { askKindOf } from '../../asks/ask-kind-of.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { leansBack } from '../../wording/leans-back.ts';

const kindestFirst: readonly AskKind[] = [
  'interest',
  'question',
  'meeting',
  'open',
  'referral',
  'calendar',
  'action',
];
const longestDropped = 28;

const named: Readonly<Record<AskKind, string>> = {
  interest: 'a second question',
  question: 'a second question',
  open: 'a request for thoughts',
  action: 'a job to do',
  meeting: 'a meeting',
  calendar: 'a booking',
  referral: 'a referral',
};

const emptyAsk =
  /^(?:please |so please )?(?:do )?let me know (?:your thoughts|what you think|how (?:this|that) sounds|if (?:this|that) (?:sounds|works|interests|is of interest|makes sense)|if you(?:['’]re| are) (?:interested|open)|either way)\b[^.!?]{0,60}[.!]*$/iu;

const offered = 'A second request becomes an offer that stands only after a yes.';

const offersTime =
  /^(?:I|we)(?:['’]m| am|['’]re| are| can| could)(?: also)? (?:do|make|free|available|come|around)\b/iu;

/** "If so, …" or "Would that be okay?" would hang in the air. */
function isLeanedOn({ paragraphs }: Email, { start, end }: Sentence): boolean {
  const paragraph = paragraphs.find((block) => block.start <= start && end <= block.end);
  const later = paragraph?.sentences.filter((sentence) => sentence.start > start) ?? [];
  return later.some(({ text }) => leansBack(text) || offersTime.test(text));
}

function reasonFor(count: number, dropped: readonly Ask[]): string {
  const kinds = [...new Set(dropped.map((ask) => named[askKindOf(ask)]))].join(' and ');
  return `${count} requests at once are put off; ${kinds} can wait for an answer.`;
}

function dropEmptyAsks(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence): Candidate[] => {
    const isOnly = email.asks.every((ask) => ask.sentence.start === sentence.start);
    if (isOnly || !emptyAsk.test(sentence.text)) return [];
    const change = cutSentence(email, sentence);
    const reason = 'One question is asked already; this adds a second, emptier one.';
    return change ? [{ ...change, rule: 'ask-count', reason }] : [];
  });
}

/** "Can you start on Monday?" offers nothing. */
function isAboutTime(asks: readonly Ask[]): boolean {
  return asks.every((ask) => ['meeting', 'calendar'].includes(askKindOf(ask)));
}

/** Right after the question "If so" has something to refer to; farther on the offer stands for itself. */
function offerAfter(email: Email, main: Sentence, sentence: Sentence): string | null {
  if (!isQuestion(main) || sentence.start < main.start) return null;
  const offer = ifSo(email, [sentence]);
  const at = email.sentences.findIndex(({ start }) => start === sentence.start);
  if (email.sentences[at - 1]?.start === main.start) return offer;
  const apart = offer === null ? null : offerApart(offer);
  return apart === offer ? null : apart;
}

/** Keeps one request and takes out the sentences that add others. */
export function dropExtraAsks(email: Email): Candidate[] {
  const main = kindestFirst
    .map((kind) => email.asks.find((ask) => askKindOf(ask) === kind))
    .find((ask) => ask !== undefined);
  const extra = new Map<number, Ask[]>();
  for (const ask of email.asks) {
    const { start } = ask.sentence;
    if (start !== main?.sentence.start) extra.set(start, [...(extra.get(start) ?? []), ask]);
  }
  const dropped = [...extra.values()].flatMap((asks): Candidate[] => {
    const sentence = asks[0]?.sentence;
    if (!sentence || sentence.words.length > longestDropped) return [];
    if (isLeanedOn(email, sentence) || isOwnMatter(email, sentence)) return [];
    const change = cutSentence(email, sentence);
    const reason = reasonFor(email.asks.length, asks);
    const offer = main && isAboutTime(asks) ? offerAfter(email, main.sentence, sentence) : null;
    const { start, end } = sentence;
    return [
      ...(change ? [{ ...change, rule: 'ask-count', reason }] : []),
      ...(offer === null
        ? []
        : [
            {
              field: 'body' as const,
              start,
              end,
              after: closeLink(email, end, offer),
              rule: 'ask-count',
              reason: offered,
            },
          ]),
    ];
  });
  return [...dropped, ...dropEmptyAsks(email)];
}
