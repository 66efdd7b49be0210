import type { Document, ReadSentence } from '../../document/read-draft.ts';
import { matcher } from '../../document/match.ts';
import { lemmaOf } from '../../document/language.ts';
import type { Rule } from '../rule.ts';
import { sentenceSpans } from '../word-rule.ts';

const observing = matcher([
  'i|we *2 see|read|notice|hear|watch|listen|spot|find|use|try|visit|walk|pass|attend|follow|enjoy|look|check|count|stand|buy|order|remember|learn',
  'saw|read|noticed|heard',
  'your|you *3 @VERB',
  'congratulation|congrats',
]);
const readersOwn = matcher(['your *1 @NOUN|@PROPN', 'you @VERB|@AUX', 'yours']);
/** What everybody has, and what a letter says of itself. */
const anybodys = matcher([
  'your time|inbox|thought|interest|convenience|business|company|website|site|team|organisation|organization|industry|need|goal|brand|reply|response|attention|email|feedback|consideration|behalf|customer|client|revenue|sale|growth|product|service|work|experience|opinion',
  'if you',
  'help|let|allow|give|offer|send|show|save|tell|ask|provide|bring|assist|contact|email|call you',
  'to|for|with you',
  'can|could|would|will|do|may|might|should you',
  'you can|could|will|would|may|might|should|want|need|like|be',
]);
const leading = matcher([
  'so',
  'which be why',
  'because',
  'that be why',
  'make i',
  'hence',
  'therefore',
  'reason',
  'as|since',
  'get i',
  'wonder',
  'remind',
]);

type Tie = 'tied' | 'seen' | 'token' | 'none';
const order: readonly Tie[] = ['tied', 'seen', 'token', 'none'];

/** How far a sentence speaks of this reader and nobody else. */
function tieOf({ tokens }: ReadSentence, known: ReadonlySet<string>): Tie {
  const own = readersOwn.find(tokens).length - anybodys.find(tokens).length;
  const saw = observing.test(tokens);
  if (own <= 0 && !saw) return 'none';
  const particulars = tokens.filter((token, at) => {
    const lemma = lemmaOf(token);
    return lemma === '<figure>' || (lemma === '<name>' && at > 0 && !known.has(token.key));
  }).length;
  const isReaders = own > 0 || readersOwn.test(tokens);
  if (saw && isReaders && particulars > 0) return 'tied';
  if (isReaders && (particulars > 0 || (saw && own > 0))) return 'seen';
  return isReaders ? 'token' : 'none';
}

/** The sentences that say most of the reader, and how much that is. */
function readTie({ email, sentences }: Document): { tie: Tie; sentences: ReadSentence[] } {
  const known = new Set((email.signature?.text ?? '').toLowerCase().split(/[^\p{L}]+/u));
  const ties = sentences.map((sentence, at) => {
    const tie = tieOf(sentence, known);
    const leads = leading.test(sentence.tokens) || leading.test(sentences[at + 1]?.tokens ?? []);
    return { sentence, tie: tie === 'seen' && leads ? ('tied' as const) : tie };
  });
  const tie = order.find((level) => ties.some((one) => one.tie === level)) ?? 'none';
  return { tie, sentences: ties.filter((one) => one.tie === tie).map(({ sentence }) => sentence) };
}

const severities: Readonly<Record<Tie, number>> = { tied: 0, seen: 1, token: 2, none: 3 };

// A reader answers a mail that could only have gone to them. P1, P2, P4, P7, P9.
export const relevance: Rule = {
  id: 'relevance',
  name: 'For this reader',
  evidence: ['P1', 'P2', 'P4', 'P7', 'P9'],
  steps: 3,
  find(doc) {
    const { tie, sentences } = readTie(doc);
    if (tie === 'tied') return null;
    const known = tie !== 'none';
    return {
      severity: severities[tie],
      spans: known ? sentenceSpans(sentences) : [],
      ...(!known && { measure: 'Nothing about this reader' }),
      reason:
        tie === 'seen'
          ? 'It speaks of the reader, and does not say what that has to do with why you write.'
          : tie === 'token'
            ? 'What it says of the reader could be said to anybody in their trade.'
            : 'Nothing here could only have been written to this reader.',
      fix: 'Name one thing they did, make or said, and why it made you write.',
    };
  },
};
