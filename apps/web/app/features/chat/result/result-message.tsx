import { ByLine } from '../messages/by-line.tsx';
import type { ResultAnswer } from '../messages/exchange.ts';
import { readAsWords } from '../reading/read-as-words.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { JudgedResult } from './judged-result.tsx';
import { UnjudgedResult } from './unjudged-result.tsx';

type ResultMessageProps = { answer: ResultAnswer; isNew: boolean };

/** What the coach made of an email: the rewrite and the account of its score, or why there is none. */
export function ResultMessage({ answer, isNew }: ResultMessageProps) {
  const result = answer.optimization_results;
  const trouble = whyNotJudged(result);
  const made = result.changes.length > 0 ? 'written and scored' : 'scored';
  const reading = result.reading ? `${readAsWords(result.reading)}; ` : '';
  const how = trouble ? 'read by the built-in coach' : `${reading}${made} by the built-in coach`;
  return (
    <>
      <ByLine who="Coach" at={answer.created_at} how={how} />
      {trouble ? (
        <UnjudgedResult result={result} trouble={trouble} isNew={isNew} />
      ) : (
        <JudgedResult id={answer.id} result={result} isNew={isNew} />
      )}
    </>
  );
}
