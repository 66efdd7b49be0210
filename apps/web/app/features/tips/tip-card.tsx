import type { UserTip } from '@replysmith/contract';
import { useId } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { TipActions } from './tip-actions.tsx';
import classes from './tip-card.module.css';
import { categoryName, confidenceText, effectText } from './tip-words.ts';

/** One piece of advice: what, why, how sure, and what can be done about it. */
export function TipCard({ tip }: { tip: UserTip }) {
  const id = useId();
  const { title, description, why, impact } = tip.generated_content;
  return (
    <article className={classes.tip} aria-labelledby={id}>
      <p className={classes.meta}>
        <span>{categoryName(tip.category)}</span>
        <span>{confidenceText(tip.generated_content)}</span>
      </p>
      <h3 id={id} className="subhead">
        {title}
      </h3>
      <p>{description}</p>
      {tip.effect && <p className={classes.effect}>{effectText(tip.effect)}</p>}
      <div className={classes.why}>
        <Disclosure summary="Why this tip">
          <p>{why}</p>
          <p>What it may bring: {impact}.</p>
        </Disclosure>
      </div>
      <TipActions tip={tip} titleId={id} />
    </article>
  );
}
