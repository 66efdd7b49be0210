import type { EmailReading } from '@replysmith/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { useLit } from '../../../ui/lit/use-lit.ts';
import type { ResultAnswer } from '../messages/exchange.ts';
import { ByLine } from '../messages/by-line.tsx';
import { misread } from '../reading/misread.ts';
import { readAsWords } from '../reading/read-as-words.ts';
import { blanksIn } from './sheet/blanks.ts';
import { Verdict } from './account/verdict.tsx';
import { FollowUps } from './further/follow-ups.tsx';
import { headline } from './account/headline.ts';
import { resultAccount } from './account/result-account.ts';
import { ResultSheet } from './sheet/result-sheet.tsx';
import classes from './result-message.module.css';
import { revise } from './choices/revise.ts';
import { SubjectIdeas } from './further/subject-ideas.tsx';
import { useChoices } from './choices/use-choices.ts';

type ResultMessageProps = { answer: ResultAnswer; isNew: boolean };

/** What the coach made of an email: the rewrite with every change, and the account of its score. */
export function ResultMessage({ answer, isNew }: ResultMessageProps) {
  const result = answer.optimization_results;
  const { id: userId } = useSignedInUser();
  const [choices, choose] = useChoices(`${userId}:result:${answer.id}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const revision = useMemo(() => revise(result, choices), [result, choices]);
  const sums = useMemo(() => resultAccount(result, revision, choices), [result, revision, choices]);
  const lit = useLit(sums.numbers[(sums.held ?? sums.lost[0])?.rule ?? ''] ?? null);
  const trouble = result.reading && misread(result.reading);
  const open = blanksIn(`${revision.subject ?? ''}\n${revision.body}`).length;

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const parts = { result, revision, account: sums, choices, choose, lit };
  return (
    <>
      <ByLine who="Coach" at={answer.created_at} how={howItCame(result.reading)} />
      <h2 ref={heading} tabIndex={-1} className={`head ${classes.headline}`}>
        {headline(sums, open)}
      </h2>
      {trouble && <p className={classes.trouble}>{trouble}</p>}
      <div className={classes.result}>
        <ResultSheet {...parts} />
        <Verdict {...parts} fills={isNew} />
        <div className={classes.further}>
          <SubjectIdeas {...parts} />
          <FollowUps result={result} />
        </div>
      </div>
    </>
  );
}

function howItCame(reading: EmailReading | null): string {
  const written = 'written and scored by the built-in coach';
  return reading?.isSupported ? `${readAsWords(reading)}; ${written}` : written;
}
