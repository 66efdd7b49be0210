import { isCounted, type Optimization } from '@replysmith/contract';
import type { ReactNode } from 'react';
import type { Arrival } from '../exchange/arrival.ts';
import { aiLabel, authorOf, whyTheCoach } from '../exchange/author.ts';
import { ByLine } from '../said/by-line.tsx';
import type { ResultAnswer } from '../exchange/exchange.ts';
import { readAsWords, writtenAsWords } from '../reading/read-as-words.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { JudgedResult } from './judged-result.tsx';
import classes from './result-message.module.css';
import { UnjudgedResult } from './unjudged-result.tsx';

type ResultMessageProps = {
  answer: ResultAnswer;
  arrival: Arrival | null;
  /** The ways to other tries of it. */
  ways: ReactNode;
};

/** What came of an email: the rewrite and the account of its score, or why there is none. */
export function ResultMessage({ answer, arrival, ways }: ResultMessageProps) {
  const result = answer.optimization_results;
  const trouble = whyNotJudged(result);
  const why = whyTheCoach(result);
  return (
    <>
      <ByLine
        who={trouble ? 'Read by the coach' : whoMade(result)}
        at={answer.created_at}
        how={howMade(result, trouble !== null)}
        label={aiLabel(result)}
      >
        {ways}
      </ByLine>
      {why && <p className={`ink-2 ${classes.why}`}>{why}</p>}
      {trouble ? (
        <UnjudgedResult result={result} trouble={trouble} arrival={arrival} />
      ) : (
        <JudgedResult answer={answer} arrival={arrival} />
      )}
    </>
  );
}

/** What it was read or written as, and what it cost. */
function howMade(result: Optimization, isUnjudged: boolean): string {
  const asWords = result.brief === null ? readAsWords : writtenAsWords;
  const reading = !isUnjudged && result.reading && asWords(result.reading);
  return [reading, isCounted(result) && '1 request'].filter(Boolean).join(' · ');
}

function whoMade(result: Optimization): string {
  const isModels = result.engine === 'model';
  if (result.brief !== null) {
    return isModels
      ? `Written by ${authorOf(result)}, scored by the coach`
      : 'Written by the coach';
  }
  if (isModels) return `Rewritten by ${authorOf(result)}, scored by the coach`;
  return result.changes.length > 0 ? 'Rewritten by the coach' : 'Scored by the coach';
}
