import { memo } from 'react';
import { TemplateScore } from '../../score/template-score.tsx';
import type { CardProps } from './card-props.ts';
import { CardActions } from './actions/card-actions.tsx';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';
import { PickBox } from './pick-box.tsx';
import { TemplateFrame } from './template-frame.tsx';
import classes from './template-row.module.css';
import { WayIn } from './way-in.tsx';
import { usesText, when, whereAndWhen } from './where-and-when.ts';
import { useDesk } from '../desk.ts';
import { isGrouped } from '../view/is-grouped.ts';

/** The same on one line. */
export const TemplateRow = memo(function TemplateRow({ onPick, ...card }: CardProps) {
  const { template, position, isPicked } = card;
  const { view } = useDesk();
  const isFolderKnown = isGrouped(view) || (view.folder !== null && !view.isTrash);
  return (
    <TemplateFrame {...card} className={classes.row}>
      {(nameId) => (
        <>
          <PickBox {...{ template, position, isPicked, onPick }} />
          <TemplateScore score={template.optimization_score} size={28} />
          <div className={classes.names}>
            <h3 className={classes.name} id={nameId}>
              <WayIn template={template} />
            </h3>
            <p className={classes.subject}>
              <HighlightedText
                text={template.subject_line}
                ranges={template.match?.subject_line ?? []}
              />
            </p>
          </div>
          <span className={classes.uses}>{usesText(template.usage_count)}</span>
          <span className={classes.when} data-short={isFolderKnown || undefined}>
            {isFolderKnown ? when(template, view.sort) : whereAndWhen(template, view.sort)}
          </span>
          <CardActions template={template} />
        </>
      )}
    </TemplateFrame>
  );
});
