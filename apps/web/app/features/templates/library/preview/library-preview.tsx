import type { LibraryTemplate } from '@replysmith/contract';
import { useMemo, type ReactNode } from 'react';
import { useLit } from '../../../../ui/lit/use-lit.ts';
import { numberLines } from '../../editor/score/score-lines.tsx';
import { useExampleScore } from '../../editor/score/use-example-score.ts';
import { AboutTemplate } from './about-template.tsx';
import classes from './library-preview.module.css';
import { PreviewEmail } from './preview-email.tsx';
import { PreviewScore } from './preview-score.tsx';
import { PurposeOf } from './purpose-of.tsx';
import { VariableTable } from './variable-table.tsx';

type LibraryPreviewProps = {
  template: LibraryTemplate;
  /** What else the library has of the kind. */
  alike: ReactNode;
};

/** One template of the library: what it is for, its email, and its score line by line. */
export function LibraryPreview({ template, alike }: LibraryPreviewProps) {
  const { example, score, ...rest } = useExampleScore(template);
  // Until the coach has read this one, the last one's score still stands.
  const isOfThis = score?.draft.body === example.body.text;
  const live = { ...rest, score: isOfThis ? score : null };
  const lines = useMemo(() => numberLines(isOfThis ? score : null), [score, isOfThis]);
  const lit = useLit();
  return (
    <>
      <PurposeOf template={template} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <PreviewEmail template={template} lines={lines} lit={lit} />
          <div className={classes.about}>
            <AboutTemplate template={template} />
            <VariableTable template={template} />
          </div>
        </div>
        <div className={classes.side}>
          <PreviewScore known={template.optimization_score} live={live} lines={lines} lit={lit} />
          <div className={classes.alike}>{alike}</div>
        </div>
      </div>
    </>
  );
}
