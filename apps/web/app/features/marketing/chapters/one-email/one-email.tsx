import type { LibraryTemplate } from '@replysmith/contract';
import type { LiveRewrite } from '../../../../data/live-score/live-score.ts';
import { Chapter } from '../chapter.tsx';
import { FurtherStep } from './further-step.tsx';
import { ReplyStep } from './reply-step.tsx';
import { RewriteStep } from './rewrite-step.tsx';
import { ScoreStep } from './score-step.tsx';
import { TemplatesStep } from './templates-step.tsx';

type OneEmailProps = { rewrite: LiveRewrite; library: readonly LibraryTemplate[] };

/** What the product does, shown on the email of the first screen. */
export function OneEmail({ rewrite, library }: OneEmailProps) {
  const { before, after } = rewrite;
  return (
    <Chapter id="features" title={`One email, from ${before.value} to ${after.value}.`}>
      <RewriteStep rewrite={rewrite} />
      <ScoreStep rewrite={rewrite} />
      <ReplyStep before={before.draft} after={after.draft} />
      <TemplatesStep draft={before.draft} library={library} />
      <FurtherStep />
    </Chapter>
  );
}
