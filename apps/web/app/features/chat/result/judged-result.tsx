import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Arrival } from '../exchange/arrival.ts';
import { useLit } from '../../../ui/lit/use-lit.ts';
import { accountInShort } from './account/account-in-short.ts';
import { headline } from './account/headline.ts';
import { resultAccount } from './account/result-account.ts';
import { DecisionTold } from './choices/decision-told.tsx';
import { Verdict } from './account/verdict.tsx';
import { rescored } from './choices/rescored.ts';
import { revise } from './choices/revise.ts';
import { scoreOf } from './choices/score-of.ts';
import { useChoices } from './choices/use-choices.ts';
import { DockLine } from '../dock/dock-line.tsx';
import type { ResultAnswer } from '../exchange/exchange.ts';
import { NearestTemplates } from '../nearest/nearest-templates.tsx';
import { Outcomes } from '../outcomes/outcomes.tsx';
import { daysOf } from './further/follow-up.ts';
import { FollowUps } from './further/follow-ups.tsx';
import { SubjectIdeas } from './further/subject-ideas.tsx';
import { ResultHeading } from './result-heading.tsx';
import classes from './result-layout.module.css';
import { BeyondSaving, Praise } from './suggestions/result-notes.tsx';
import { ResultSheet } from './sheet/result-sheet.tsx';
import { useWeighedBlanks } from './sheet/use-weighed-blanks.ts';
import { decidedVersion, firstVersion } from './sheet/versions.ts';
import { undoesWith } from './undoes-with.ts';
import { useSeen } from '../scrolling/use-seen.ts';

type JudgedResultProps = {
  answer: ResultAnswer;
  arrival: Arrival | null;
};

/** The rewrite with every change, the account of its score, and what may come further. */
export function JudgedResult({ answer, arrival }: JudgedResultProps) {
  const { id, optimization_results: stored } = answer;
  const result = useMemo(() => rescored(stored), [stored]);
  const decided = useChoices(answer);
  // Typing does not wait for the text and its score.
  const applied = useDeferredValue(decided.choices);
  const revision = useMemo(() => revise(result, applied), [result, applied]);
  const sums = useMemo(() => resultAccount(result, revision, applied), [result, revision, applied]);
  const lit = useLit(sums.numbers[sums.lost[0]?.rule ?? ''] ?? null);
  const blanks = useWeighedBlanks(result, applied);
  const [version, setVersion] = useState(() => firstVersion(sums, blanks.length > 0));
  const open = blanks.filter(({ label }) => !applied.blanks[label]?.trim());

  const { isUnsure } = useMemo(() => scoreOf(revision, result.reading), [result, revision]);

  const { element: ring, isSeen } = useSeen(arrival !== null);
  const heading = useRef<HTMLHeadingElement>(null);

  const choose: typeof decided.choose = (next) => {
    if (version === 'draft') setVersion(decidedVersion(sums));
    decided.choose(next);
  };
  const parts = { id, result, revision, account: sums, applied, lit, blanks, ...decided, choose };
  return (
    <div
      className={classes.layout}
      data-result={id}
      onKeyDown={(event) => {
        if (!undoesWith(event) || !decided.undo) return;
        event.preventDefault();
        decided.undo();
      }}
    >
      <ResultHeading ref={heading} text={headline(sums, open)} arrival={arrival} />
      <Praise result={result} account={sums} />
      <BeyondSaving {...parts} />
      <DecisionTold result={result} choices={applied} account={sums} />
      {isSeen === false && (
        <DockLine way="See the account" isAbove onGo={() => heading.current?.focus()}>
          {accountInShort(sums, open.length)}
        </DockLine>
      )}
      <div className={classes.result}>
        <ResultSheet {...parts} version={version} onVersion={setVersion} />
        <Verdict
          {...parts}
          fills={arrival !== null}
          isSeen={isSeen === true}
          ring={ring}
          isOpen={open.length > 0}
          isUnsure={isUnsure}
        />
        <div className={classes.further}>
          <SubjectIdeas {...parts} />
          <FollowUps {...parts} />
          <NearestTemplates email={revision} />
          <Outcomes id={id} days={daysOf(result.follow_ups)} />
        </div>
      </div>
    </div>
  );
}
