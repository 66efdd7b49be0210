import { Button } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import classes from './tip-card.module.css';
import { tips, type TipContext } from './tips.ts';

type TipCardProps = { tip: TipContext; onDismiss: () => void };

/** A few lines for whoever was led here. */
export function TipCard({ tip, onDismiss }: TipCardProps) {
  const { title, lines } = tips[tip];
  return (
    <aside className={classes.tip} aria-label="AI Tip">
      <p className={classes.head}>
        <Tag>AI Tip</Tag>
        <b>{title}</b>
        <Button variant="quiet" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
