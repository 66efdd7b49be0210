import type { LibraryTemplate } from '@replysmith/contract';
import { IconCopy } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { useLit } from '../../../../ui/lit/use-lit.ts';
import { numberLines } from '../../editor/score/score-lines.tsx';
import { useExampleScore } from '../../editor/score/use-example-score.ts';
import type { TemplateUse } from '../../use/use-template-use.tsx';
import { AboutTemplate } from './about-template.tsx';
import classes from './library-preview.module.css';
import { PreviewEmail } from './preview-email.tsx';
import { PreviewScore } from './preview-score.tsx';
import { SaveButton } from './save-button.tsx';
import type { SaveTemplate } from './use-save-template.ts';
import { VariableTable } from './variable-table.tsx';

type LibraryPreviewProps = {
  template: LibraryTemplate;
  saving: SaveTemplate;
  use: TemplateUse;
  /** What else the library has of the kind. */
  alike: ReactNode;
};

/** One template of the library: its email, its score line by line, and what it is for. */
export function LibraryPreview({ template, saving, use, alike }: LibraryPreviewProps) {
  const { example, score, ...rest } = useExampleScore(template);
  // Until the coach has read this one, the last one's score still stands.
  const isOfThis = score?.draft.body === example.body.text;
  const live = { ...rest, score: isOfThis ? score : null };
  const lines = useMemo(() => numberLines(isOfThis ? score : null), [score, isOfThis]);
  const lit = useLit();
  const usable = { ...template, ownId: null };
  return (
    <>
      <div className={classes.actions}>
        <SaveButton template={template} saving={saving} />
        <Button variant="line" onClick={() => void use.send(usable)}>
          Use in chat
        </Button>
        <Button variant="quiet" onClick={() => void use.copy(usable)}>
          <IconCopy size={18} stroke={1.5} aria-hidden />
          Copy
        </Button>
      </div>
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
