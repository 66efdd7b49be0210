import { insults, moneyDemands, retractions, secrets } from '../../lexicon/honesty/offences.ts';
import type { Email, Sentence } from '../../document/email.ts';
import type { Judgement, Verdict } from './judge-answer.ts';

const longestHeard = 400;
const denied = /\b(?:never|not|no need|nobody|no one|without|neither|nor)\b|n['’]t\b/iu;
const namesSum = /[$£€]\s?\d|\b\d[\d.,]*\s?(?:eur|usd|gbp|euros?|dollars?|pounds?)\b/iu;

type Offence = {
  readonly verdict: Verdict;
  readonly patterns: readonly RegExp[];
  /** "We never ask for your password" and "I haven’t lied" are none. */
  readonly isDenied: boolean;
};

const offences: readonly Offence[] = [
  { verdict: 'insulted', patterns: insults, isDenied: false },
  { verdict: 'preyed', patterns: secrets, isDenied: true },
  { verdict: 'retracted', patterns: retractions, isDenied: false },
];
const demand: Offence = { verdict: 'preyed', patterns: moneyDemands, isDenied: true };

/** What ends any talk: an insult, a demand for money or secrets, a claim taken back. */
export function findOffence(message: Email, about: Email): Judgement | null {
  const isPriced = about.reading.profile === 'fundraising' || namesSum.test(about.body);
  for (const offence of isPriced ? offences : [...offences, demand]) {
    const sentence = message.sentences.find((one) => isOffence(one, offence));
    if (sentence) return { verdict: offence.verdict, sentence };
  }
  return null;
}

function isOffence({ text }: Sentence, { patterns, isDenied }: Offence): boolean {
  const heard = text.slice(0, longestHeard);
  return patterns.some((pattern) => pattern.test(heard)) && !(isDenied && denied.test(heard));
}
