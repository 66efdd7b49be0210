import { IconColumns2 } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { hasResult } from '../exchange/exchange.ts';
import type { Tries } from '../exchange/tries-of.ts';
import { TryActions } from './try-actions.tsx';
import classes from './try-bar.module.css';
import { TryPager } from './try-pager.tsx';

type TryBarProps = {
  tries: Tries;
  at: number;
  onShow: (index: number) => void;
  /** Null where there is nothing to compare yet. */
  onCompare: (() => void) | null;
};

/** Above an answer that was tried more than once: which try of it is shown, and the ways to others. */
export function TryBar({ tries, at, onShow, onCompare }: TryBarProps) {
  const shown = tries.exchanges[at];
  if (!shown) return null;
  const hasActions = shown.answer && hasResult(shown.answer);
  return (
    <div className={classes.bar}>
      <TryPager tries={tries} at={at} onShow={onShow} />
      {onCompare && (
        <Button variant="quiet" size="small" onClick={onCompare}>
          <IconColumns2 size={16} stroke={1.5} aria-hidden />
          Compare
        </Button>
      )}
      {hasActions && <TryActions tries={tries} exchange={shown} onShow={onShow} />}
    </div>
  );
}
