import { formatDraft } from '@replysmith/coach/light';
import { pages } from '@replysmith/contract';
import { Suspense, lazy } from 'react';
import { Link } from '../../../components/navigation.tsx';
import type { LiveScore, NumberedLine, TypedDraft } from '../../../data/coach/answers.ts';
import { useLiveScore } from './use-live-score.ts';
import { signUpAddress } from '../../../lib/sign-up-address.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useLasting, useSettled } from '../../../lib/timing.ts';
import { countOf } from '../../../lib/words.ts';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { Ledger, LedgerSum, numberLines, toLedgerLine } from '../../../components/ledger.tsx';
import { ScoreTrust } from '../../../components/score-trust.tsx';
import { type Highlight, useHighlight } from '../../../components/highlight.ts';
import { TryAgain } from '../../../components/try-again.tsx';
import { DraftFields } from './draft-fields.tsx';
import { ProofSheet, RewriteBreakdown, Verdict } from './ledger-lines.tsx';
import { useDraft } from './use-draft.ts';
import classes from './proof.module.css';

const pause = 1_000;
/** A coach that is loaded has answered within so many milliseconds. */
const slow = 400;

function whatToDo(isLate: boolean): string {
  return isLate ? 'Your words are being read' : 'Type over it, or paste yours';
}

type ScoreAnnouncementProps = { score: Pick<LiveScore, 'value' | 'trouble'>; isRewrite: boolean };

/** Announces the score once typing has paused. */
function ScoreAnnouncement({ score: { value, trouble }, isRewrite }: ScoreAnnouncementProps) {
  const verdict = `${isRewrite ? 'The rewrite scores' : 'Score'} ${value} of 100`;
  const news = useSettled(trouble ?? verdict, pause);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}

const RewriteDiff = lazy(() =>
  import('./rewrite-diff.tsx').then(
    ({ RewriteDiff }) => ({ default: RewriteDiff }),
    () => ({ default: RewriteNotLoaded }),
  ),
);

/** The demo on the first screen: an editable email with its breakdown. */
export function Proof({ sample }: { sample: LiveScore }) {
  const [draft, setDraft] = useDraft(sample.draft);
  const live = useLiveScore(draft, sample);
  const highlight = useHighlight(1);
  const isLate = useLasting(live.isBehind && !live.hasFailed, slow);

  const { score, rewrite } = live;
  const shown = rewrite?.after ?? score;
  const lines = rewrite?.breakdown.lost ?? numberLines(score);
  const isEmpty = draft.body.trim() === '' && draft.subject.trim() === '';
  const isJudged = !isEmpty && shown.trouble === null;

  const fields = (
    <DraftFields
      draft={draft}
      onChange={setDraft}
      score={score}
      lines={isJudged ? numberLines(score) : []}
      highlight={highlight}
    />
  );

  return (
    <section
      className={`stack gap-7 one-column-tablet ${classes.proof}`}
      aria-label="Score an email"
    >
      <ProofSheet
        name={rewrite ? 'Rewrite' : 'Draft'}
        hint={rewrite ? 'Each number is the line it answers' : whatToDo(isLate)}
        gain={rewrite && <ScoreGain from={rewrite.before.value} to={rewrite.after.value} />}
        onward={rewrite && <KeepChanges />}
        facts={[countOf(shown.words, 'word'), countOf(shown.asks, 'ask')]}
        actions={
          <>
            {rewrite && <CopyRewrite draft={rewrite.after.draft} />}
            {isEmpty && !rewrite && (
              <Button variant="line" onClick={() => setDraft(sample.draft)}>
                Restore the sample
              </Button>
            )}
            <Button
              variant={rewrite ? 'line' : 'ember'}
              isBusy={live.isRewriting || (!isJudged && !rewrite)}
              onClick={rewrite ? live.dropRewrite : live.startRewrite}
            >
              {rewrite ? 'Back to the draft' : 'Show the rewrite'}
            </Button>
          </>
        }
      >
        {rewrite ? (
          <Suspense fallback={fields}>
            <RewriteDiff rewrite={rewrite} highlight={highlight} />
          </Suspense>
        ) : (
          fields
        )}
      </ProofSheet>
      <div className={`min-w-0 ${classes.beside}`}>
        <Verdict
          score={shown}
          lines={lines}
          {...(rewrite && { before: rewrite.before.value })}
          highlighted={highlight.number}
          isEmpty={isEmpty}
        />
        {live.hasFailed && <ScoreFailure onRetry={live.retry} />}
        {rewrite ? (
          <RewriteBreakdown breakdown={rewrite.breakdown} highlight={highlight} />
        ) : (
          isJudged && <Breakdown score={score} lines={lines} highlight={highlight} />
        )}
        {isJudged && <ScoreTrust basis={shown.basis} />}
      </div>
      <ScoreAnnouncement score={shown} isRewrite={rewrite !== null} />
    </section>
  );
}

function CopyRewrite({ draft: { subject, body } }: { draft: TypedDraft }) {
  const { hasCopied, copy } = useCopied(copyText);
  const text = formatDraft({ subject: subject === '' ? null : subject, body });
  return <CopyButton hasCopied={hasCopied} onCopy={() => void copy(text)} />;
}

type ScoreGainProps = { from: number; to: number };

/**
 * The points a rewrite won, beside its last lines. Screen readers get the announced score instead.
 */
function ScoreGain({ from, to }: ScoreGainProps) {
  return (
    <span className={`figure ink ${classes.gain}`} aria-hidden="true">
      {from} → <span className={to > from ? 'good' : undefined}>{to}</span>
    </span>
  );
}

/** Shown when the code for the rewrite failed to load; the draft survives a reload. */
function RewriteNotLoaded() {
  return (
    <div role="alert" className={`stack justify-items-start gap-3 ${classes.place}`}>
      <p>The rewrite is done, but the part of this page that shows it did not load.</p>
      <p>Your text is safe: it will be here after a reload.</p>
      <Button variant="line" size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/** Links from the demo's rewrite to the product. */
function KeepChanges() {
  return (
    <>
      <Link to={signUpAddress()} data-for="guest">
        Keep or put back each change: start free
      </Link>
      <Link to={pages.dashboard} data-for="member">
        Keep or put back each change: open the dashboard
      </Link>
    </>
  );
}

type BreakdownProps = { score: LiveScore; lines: readonly NumberedLine[]; highlight: Highlight };

/** What the draft loses, with the total. */
function Breakdown({ score: { value }, lines, highlight }: BreakdownProps) {
  return (
    <div className={`min-w-0 ${classes.breakdown}`}>
      <Ledger lines={lines.map(toLedgerLine)} highlight={highlight} label="Points lost" />
      <LedgerSum reckoning={`100 − ${100 - value}`} total={String(value)} />
    </div>
  );
}

function ScoreFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failure}>
      <Banner
        tone="danger"
        title="The score has stopped."
        action={<TryAgain size="small" onClick={onRetry} />}
      >
        The coach could not be loaded. Your text is safe.
      </Banner>
    </div>
  );
}
