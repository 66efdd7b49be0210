import { lazy, Suspense } from 'react';
import type { LiveScore } from '../../../data/live-score/live-score.ts';
import { useLiveScore } from '../../../data/live-score/use-live-score.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ScoreTrust } from '../../../ui/ledger/score-trust.tsx';
import { useLit } from '../../../ui/lit/use-lit.ts';
import { Account } from './account.tsx';
import { CopyRewrite } from './copy-rewrite.tsx';
import { countOf } from '../../../lib/words/count-in-words.ts';
import { DraftFields } from './draft-fields.tsx';
import { KeepChanges } from './keep-changes.tsx';
import { numberLines } from './ledger-lines.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import classes from './proof.module.css';
import { RewriteAccount } from './rewrite-account.tsx';
import { RewriteNotLoaded } from './rewrite-not-loaded.tsx';
import { ScoreFailure } from './score-failure.tsx';
import { ScoreGain } from './score-gain.tsx';
import { ScoreNews } from './score-news.tsx';
import { useDraft } from './use-draft.ts';
import { Verdict } from './verdict.tsx';

const RewriteDiff = lazy(() =>
  import('./rewrite-diff.tsx').then(
    ({ RewriteDiff }) => ({ default: RewriteDiff }),
    () => ({ default: RewriteNotLoaded }),
  ),
);

/** The first screen's proof: an email to type over, and its account beside it. */
export function Proof({ sample }: { sample: LiveScore }) {
  const [draft, setDraft] = useDraft(sample.draft);
  const live = useLiveScore(draft, sample);
  const lit = useLit(1);

  const { score, rewrite } = live;
  const shown = rewrite?.after ?? score;
  const lines = rewrite?.account.lost ?? numberLines(score);
  const isEmpty = draft.body.trim() === '' && draft.subject.trim() === '';
  const isJudged = !isEmpty && shown.trouble === null;

  const fields = (
    <DraftFields
      draft={draft}
      onChange={setDraft}
      onApproach={live.wake}
      score={score}
      lines={isJudged ? numberLines(score) : []}
      lit={lit}
    />
  );

  return (
    <section className={classes.proof} aria-label="Score an email">
      <ProofSheet
        name={rewrite ? 'Rewrite' : 'Draft'}
        hint={rewrite ? 'Each number is the line it answers' : 'Type over it, or paste yours'}
        gain={rewrite && <ScoreGain from={rewrite.before.value} to={rewrite.after.value} />}
        onward={rewrite && <KeepChanges />}
        facts={[countOf(shown.words, 'word'), countOf(shown.asks, 'ask')]}
        actions={
          <>
            {rewrite && <CopyRewrite draft={rewrite.after.draft} />}
            {isEmpty && !rewrite && (
              <Button variant="line" onClick={() => setDraft(sample.draft)}>
                Put the sample back
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
            <RewriteDiff rewrite={rewrite} lit={lit} />
          </Suspense>
        ) : (
          fields
        )}
      </ProofSheet>
      <div className={classes.beside}>
        <Verdict
          score={shown}
          lines={lines}
          {...(rewrite && { before: rewrite.before.value })}
          litNumber={lit.number}
          isEmpty={isEmpty}
        />
        {live.hasFailed && <ScoreFailure onRetry={live.retry} />}
        {rewrite ? (
          <RewriteAccount account={rewrite.account} lit={lit} />
        ) : (
          isJudged && <Account score={score} lines={lines} lit={lit} />
        )}
        {isJudged && <ScoreTrust basis={shown.basis} />}
      </div>
      <ScoreNews score={shown} isRewrite={rewrite !== null} />
    </section>
  );
}
