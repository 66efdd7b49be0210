import type { CardProps } from './card-props.ts';
import { CardActions } from './actions/card-actions.tsx';
import { PickBox } from './pick-box.tsx';
import classes from './template-card.module.css';
import { usesText } from './where-and-when.ts';

export function CardFoot({ template, position, isPicked, onPick }: Omit<CardProps, 'total'>) {
  return (
    <div className={classes.foot}>
      <PickBox {...{ template, position, isPicked, onPick }} />
      {template.deleted_at === null && <span>{usesText(template.usage_count)}</span>}
      <CardActions template={template} />
    </div>
  );
}
