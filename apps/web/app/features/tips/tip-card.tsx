import type { UserTip } from '@replysmith/contract';
import { useId } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { TipActions } from './tip-actions.tsx';
import classes from './tip-card.module.css';
import { categoryName, confidenceText, effectText } from './tip-words.ts';

type TipCardProps = {
  tip: UserTip;
  /** A sheet of its own, or a row among others. */
  look: 'sheet' | 'row';
};

/** One piece of advice: what, why, how sure, and what can be done about it. */
export function TipCard({ tip, look }: TipCardProps) {
  const id = useId();
  const { title, description, why, impact } = tip.generated_content;
  const sure = confidenceText(tip.generated_content);
  return (
    <article className={classes.tip} data-look={look} aria-labelledby={id}>
      <p className={classes.meta}>
        <span>{categoryName(tip.category)}</span>
        {sure !== null && <span>{sure}</span>}
      </p>
      <h3 id={id} className="subhead">
        {title}
      </h3>
      <p>{description}</p>
      {tip.effect && <p className={classes.effect}>{effectText(tip.effect)}</p>}
      <div className={classes.why}>
        <Disclosure summary="Why this tip">
          <p>{why}</p>
          {tip.category !== 'getting_started' && <p>What it may bring: {impact}.</p>}
        </Disclosure>
      </div>
      <TipActions tip={tip} titleId={id} />
    </article>
  );
}
