import { useMemo } from 'react';
import { useChosen } from '../changes/use-choices.ts';
import { useRevisions } from '../changes/use-revision.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import type { SaveTemplateProps } from './save-fields.ts';
import { SaveTemplate } from './save-template.tsx';
import { statedStage } from './use-saving.ts';

type SaveRewriteProps = { rewrite: ResultAnswer } & Pick<SaveTemplateProps, 'title'>;

/** Saves a rewrite that is not unfolded on the page. Its email is available a moment later. */
export function SaveRewrite({ rewrite, title }: SaveRewriteProps) {
  const { id, optimization_results: result } = rewrite;
  const { choices } = useChosen(rewrite);
  const decided = useMemo(() => [{ result, choices }], [result, choices]);
  const revision = useRevisions(decided)?.[0];
  if (!revision) return null;
  const { subject, body, unfilled } = revision;
  const stage = statedStage(result.reading);
  return <SaveTemplate {...{ what: id, email: { subject, body }, unfilled, title, stage }} />;
}
