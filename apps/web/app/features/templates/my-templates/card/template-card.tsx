import { memo } from 'react';
import { TemplateScore } from '../../score/template-score.tsx';
import type { CardProps } from './card-props.ts';
import { CardFoot } from './card-foot.tsx';
import { CardTags } from './card-tags.tsx';
import { CardText } from './card-text.tsx';
import classes from './template-card.module.css';
import { TemplateFrame } from './template-frame.tsx';
import { WayIn } from './way-in.tsx';
import { whereAndWhen } from './where-and-when.ts';
import { useDesk } from '../desk.ts';

/** A template as a sheet: what it is called, what it says, and how good the coach finds it. */
export const TemplateCard = memo(function TemplateCard({ onPick, ...card }: CardProps) {
  const { template } = card;
  const { sort } = useDesk().view;
  return (
    <TemplateFrame {...card} className={classes.card}>
      {(nameId) => (
        <>
          <div className={classes.head}>
            <div>
              <h3 className={classes.name} id={nameId}>
                <WayIn template={template} />
              </h3>
              <p className={classes.where}>{whereAndWhen(template, sort)}</p>
            </div>
            <TemplateScore score={template.optimization_score} />
          </div>
          <CardText template={template} />
          <CardTags template={template} />
          <CardFoot {...card} onPick={onPick} />
        </>
      )}
    </TemplateFrame>
  );
});
