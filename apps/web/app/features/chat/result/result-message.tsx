import { type EmailReading, type Optimization, isCounted } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { stageNames } from '../../../lib/words.ts';
import { Ledger } from '../../../components/ledger.tsx';
import { useHighlight } from '../../../components/highlight.ts';
import { MarkedText } from '../../../components/marked-text.tsx';
import { EmptyRing } from '../../../components/score-ring.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { aiLabel, authorOf, whyTheCoach } from '../messages/answer-words.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import type { Arrival } from '../messages/scrolling.ts';
import { profileNames, whyNotJudged } from '../messages/classification.ts';
import { ByLine } from '../messages/message.tsx';
import { JudgedResult } from './judged-result.tsx';
import { ResultHeading } from './result-parts.tsx';
import { marksOf } from './changes-view.tsx';
import resultLayoutClasses from './result-layout.module.css';
import classes from './result-sheet.module.css';

type ResultMessageProps = {
  answer: ResultAnswer;
  arrival: Arrival | null;
  /** The ways to its other variants. */
  ways: ReactNode;
};

/** What came of an email: the rewrite and the breakdown of its score, or why there is none. */
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
      {why && <p className={`ink-2 ${classes.reason}`}>{why}</p>}
      {trouble ? (
        <UnjudgedResult result={result} trouble={trouble} arrival={arrival} />
      ) : (
        <JudgedResult key={answer.id} answer={answer} arrival={arrival} />
      )}
    </>
  );
}

/** How the text was read or written, and what that cost. */
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

/**
 * Such as "written as a first email, sales", for an email from a brief, whose kind is not guessed.
 */
export function writtenAsWords(reading: EmailReading): string {
  return `written as ${namesOf(reading)
    .map(({ name }) => name)
    .join(', ')}`;
}

/**
 * Such as "read as a first email, sales (guessed)". What the writer said comes first and is not
 * marked as guessed.
 */
export function readAsWords(reading: EmailReading): string {
  const parts = namesOf(reading);
  const listed = (isGuessed: boolean) =>
    parts.filter((part) => part.isGuessed === isGuessed).map(({ name }) => name);
  const [stated, guessed] = [listed(false), listed(true)];
  return `read as ${[...stated, ...guessed].join(', ')}${guessed.length > 0 ? ' (guessed)' : ''}`;
}

function namesOf(reading: EmailReading) {
  return [
    { name: `a ${stageNames[reading.stage].toLowerCase()}`, isGuessed: reading.isStageGuessed },
    { name: profileNames[reading.profile].toLowerCase(), isGuessed: reading.isProfileGuessed },
  ].slice(0, reading.profile === 'general' ? 1 : 2);
}

type UnjudgedResultProps = { result: Optimization; trouble: string; arrival: Arrival | null };

/** What the coach took a text for that is not an email to judge, and the words that showed it. */
function UnjudgedResult({ result, trouble, arrival }: UnjudgedResultProps) {
  const { subject, body } = result.original_email;
  const telling = result.score.original_lines.filter(({ rule }) => rule === 'scam').slice(0, 1);
  const marks = marksOf(telling, Object.fromEntries(telling.map(({ rule }) => [rule, 1])));
  const highlight = useHighlight(1);
  return (
    <>
      <ResultHeading text={trouble} arrival={arrival} />
      <div className={resultLayoutClasses.result}>
        <div className={resultLayoutClasses.sheet}>
          <Sheet isBleeding>
            <EmailSheet
              {...(subject !== null && {
                subject: <MarkedText text={subject} marks={marks.subject} highlight={highlight} />,
              })}
              body={<MarkedText text={body} marks={marks.body} highlight={highlight} />}
            />
          </Sheet>
        </div>
        <div className={resultLayoutClasses.verdict}>
          <div className={resultLayoutClasses.ring}>
            <EmptyRing text="Not judged" label="Not judged" />
          </div>
          {telling.length > 0 && (
            <div className={resultLayoutClasses.breakdown}>
              <Ledger
                label="What gave it away"
                highlight={highlight}
                lines={telling.map(({ name, quote, reason }) => ({
                  number: 1,
                  name,
                  quote,
                  reason,
                  isLoss: true,
                }))}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
