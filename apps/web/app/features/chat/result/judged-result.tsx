import type { WeighedBlank } from '@replysmith/coach';
import { bandOf } from '@replysmith/coach/light';
import { type Optimization, pages } from '@replysmith/contract';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { blanksLeft } from '../../../data/blanks.ts';
import type { RevisedResult } from '../../../data/coach/answers.ts';
import { tenths } from '../../../lib/words.ts';
import { Banner } from '../../../components/banner.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { dockHeight } from '../../../components/dock-height.ts';
import { useHighlight } from '../../../components/highlight.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { DockLine } from '../messages/dock.tsx';
import { compared } from '../messages/answer-words.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import type { Arrival } from '../messages/scrolling.ts';
import { TemplateSuggestions } from './template-suggestions.tsx';
import { Outcomes } from '../outcomes/outcomes.tsx';
import { headerHeight } from '../../../theme/header-height.ts';
import { type ScoreBreakdown, openWins, scoreBreakdown } from './score-breakdown.ts';
import { Verdict } from './verdict.tsx';
import { DecisionStatus } from './decision-status.tsx';
import { useChoices } from '../changes/use-choices.ts';
import { useRevisedResult } from '../changes/use-revision.ts';
import { FollowUps, sendingDays } from './follow-ups.tsx';
import { SubjectIdeas } from './subject-ideas.tsx';
import { ResultHeading, type ResultParts } from './result-parts.tsx';
import { ResultSheet, decidedVersion, firstVersion } from './result-sheet.tsx';
import classes from './result-layout.module.css';
import suggestionsClasses from './offers.module.css';

type PraiseProps = { result: Optimization; breakdown: ScoreBreakdown };

const mostPraised = 2;

/** What works in a good email that was left as it was. */
function Praise({ result, breakdown }: PraiseProps) {
  const { strengths, questions } = result;
  if (strengths.length === 0 || !breakdown.isUntouched || breakdown.isComposed) return null;
  const verdict = questions.length === 0 ? 'Leave it as it is.' : 'It can go as it is.';
  return (
    <p className={suggestionsClasses.praise}>
      {[verdict, ...strengths.slice(0, mostPraised)].join(' ')}
    </p>
  );
}

/** Below this score the verdict is "deleted at a glance". */
const worthSaving = 25;

type BeyondSavingProps = Pick<ResultParts, 'result' | 'breakdown'>;

/** Says so where no change of words will save an email, and what will serve its writer better. */
function BeyondSaving({ result, breakdown }: BeyondSavingProps) {
  const { value, lost, isComposed } = breakdown;
  const isLow = result.score.optimized_score < worthSaving && value < worthSaving;
  if (!isLow || isComposed) return null;
  const names = lost.slice(0, 2).map(({ name }) => `“${name}”`);
  return (
    <div className={suggestionsClasses.beyond}>
      <p>
        Rewording will not save this one: most of what it loses is in {names.join(' and ')}. Writing
        it again is quicker than fixing it, and a brief asks you step by step for what it needs.
      </p>
      <p className="row mt-3 no-print">
        <ButtonLink to={pages.campaigns} size="small" variant="line">
          Write it from a brief
        </ButtonLink>
      </p>
    </div>
  );
}

type JudgedResultProps = {
  answer: ResultAnswer;
  arrival: Arrival | null;
};

/** The rewrite with every change, the breakdown of its score, and what may come further. */
export function JudgedResult({ answer, arrival }: JudgedResultProps) {
  const decided = useChoices(answer);
  const {
    answer: revised,
    isBehind,
    ...coach
  } = useRevisedResult(answer.optimization_results, decided.choices);
  return (
    <>
      {coach.hasFailed && <CoachNotLoaded onRetry={coach.retry} />}
      {!revised && !coach.hasFailed && <Skeleton label="Scoring your choices..." />}
      {revised && (
        <RevisedSheet
          {...{ answer, arrival, decided, revised }}
          isBusy={isBehind && !coach.hasFailed}
        />
      )}
    </>
  );
}

function CoachNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title="The coach could not be loaded."
      action={<TryAgain size="small" onClick={onRetry} />}
    >
      What you decide is kept, but it is not scored.
    </Banner>
  );
}

type RevisedSheetProps = JudgedResultProps & {
  decided: ReturnType<typeof useChoices>;
  revised: RevisedResult;
  /** The coach reckons with newer choices than those that are shown. */
  isBusy: boolean;
};

function RevisedSheet({ answer, arrival, decided, revised, isBusy }: RevisedSheetProps) {
  const { id } = answer;
  const { result, revision, blanks, choices: applied } = revised;
  const sums = useMemo(() => scoreBreakdown(revised), [revised]);
  const highlight = useHighlight(sums.numbers[sums.lost[0]?.rule ?? ''] ?? null);
  const [version, setVersion] = useState(() => firstVersion(sums, blanks.length > 0));
  const open = blanks.filter(({ label }) => !applied.blanks[label]?.trim());

  const { element: ring, isSeen } = useSeen(arrival !== null);
  const heading = useRef<HTMLHeadingElement>(null);

  const choose: typeof decided.choose = (next) => {
    if (version === 'draft') setVersion(decidedVersion(sums));
    decided.choose(next);
  };
  const parts = { ...revised, id, breakdown: sums, applied, highlight, ...decided, choose };
  return (
    <div
      className={classes.layout}
      data-result={id}
      aria-busy={isBusy}
      onKeyDown={(event) => {
        if (!undoesWith(event) || !decided.undo) return;
        event.preventDefault();
        decided.undo();
      }}
    >
      <ResultHeading ref={heading} text={headline(sums, open)} arrival={arrival} />
      <Praise result={result} breakdown={sums} />
      <BeyondSaving {...parts} />
      <DecisionStatus result={result} choices={applied} breakdown={sums} />
      {isSeen === false && (
        <DockLine way="See the breakdown" isAbove onGo={() => heading.current?.focus()}>
          {scoreInShort(sums, open.length)}
        </DockLine>
      )}
      <div className={classes.result}>
        <ResultSheet {...parts} {...{ version, isBusy }} onVersion={setVersion} />
        <Verdict
          {...parts}
          fills={arrival !== null}
          isSeen={isSeen === true}
          ring={ring}
          isOpen={open.length > 0}
        />
        <div className={classes.further}>
          <SubjectIdeas {...parts} />
          <FollowUps {...parts} />
          <TemplateSuggestions email={revision} />
          <Outcomes id={id} days={sendingDays(result.follow_ups)} />
        </div>
      </div>
    </div>
  );
}

/** Whether a key undoes the last decision; in a field it undoes typing. */
function undoesWith({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.closest('input, textarea') !== null;
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping;
}

/** Such as "9.3 so far, up from 6.1"; for an email from a brief "8.5 so far, 2 blanks". */
export function scoreInShort(
  { before, value, isComposed }: Pick<ScoreBreakdown, 'before' | 'value' | 'isComposed'>,
  blanks: number,
): string {
  if (!isComposed) return compared(before, value, blanks > 0);
  if (blanks === 0) return tenths(value);
  return `${tenths(value)} so far, ${blanks === 1 ? 'one blank' : `${String(blanks)} blanks`}`;
}

/**
 * Whether an element is visible between header and composer; null until that is known, and when it
 * is switched off.
 */
function useSeen(isOn: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some(({ isIntersecting }) => isIntersecting);
        setSeen(isInView);
        if (isInView) observer.disconnect();
      },
      { threshold: 0.5, rootMargin: `-${String(headerHeight)}px 0px -${String(dockHeight())}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isOn]);
  return { element, isSeen: isOn ? isSeen : null };
}

type Judged = Pick<ScoreBreakdown, 'before' | 'value' | 'isUntouched' | 'isComposed'>;

/** Such as "9.3 so far, up from 6.1. One blank is yours to fill: done well, that makes 9.7." */
export function headline(
  breakdown: Judged,
  open: readonly Pick<WeighedBlank, 'wins' | 'won'>[],
): string {
  const score = scoreInWords(breakdown, open.length > 0);
  if (open.length === 0) return score;
  const wins = openWins(open);
  return `${score} ${blanksLeft(open.length, wins > 0 ? breakdown.value + wins : null)}`;
}

function scoreInWords({ before, value, isUntouched, isComposed }: Judged, isOpen: boolean): string {
  if (isComposed) return `Written from your brief: ${tenths(value)}${isOpen ? ' so far' : ''}.`;
  if (!isUntouched) return `${compared(before, value, isOpen)}.`;
  if (value === 100) return '10. Nothing to change.';
  const now = `${tenths(value)}${isOpen ? ' so far' : ''}`;
  return bandOf(value) === 'strong'
    ? `${now}. Strong; the rest only you can change.`
    : `${now}. The coach found nothing it could change safely.`;
}
