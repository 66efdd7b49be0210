import type { Optimization } from '@replysmith/contract';
import type { Arrival } from '../exchange/arrival.ts';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import { useLit } from '../../../ui/lit/use-lit.ts';
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx';
import { EmptyRing } from '../../../ui/score-ring/empty-ring.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { ResultHeading } from './result-heading.tsx';
import classes from './result-layout.module.css';
import { EmailSheet } from '../../../ui/email-sheet/email-sheet.tsx';
import { marksOf } from './sheet/marks-of.ts';

type UnjudgedResultProps = { result: Optimization; trouble: string; arrival: Arrival | null };

/** What the coach took a text for when it was no email to judge, and the words that told. */
export function UnjudgedResult({ result, trouble, arrival }: UnjudgedResultProps) {
  const { subject, body } = result.original_email;
  const telling = result.score.original_lines.filter(({ rule }) => rule === 'scam').slice(0, 1);
  const marks = marksOf(telling, Object.fromEntries(telling.map(({ rule }) => [rule, 1])));
  const lit = useLit(1);
  return (
    <>
      <ResultHeading text={trouble} arrival={arrival} />
      <div className={classes.result}>
        <div className={classes.sheet}>
          <Sheet isBleeding>
            <EmailSheet
              {...(subject !== null && {
                subject: <MarkedText text={subject} marks={marks.subject} lit={lit} />,
              })}
              body={<MarkedText text={body} marks={marks.body} lit={lit} />}
            />
          </Sheet>
        </div>
        <div className={classes.verdict}>
          <div className={classes.ring}>
            <EmptyRing text="Not judged" label="Not judged" />
          </div>
          {telling.length > 0 && (
            <div className={classes.account}>
              <Ledger
                label="What told"
                lit={lit}
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
