import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import classes from './try-bar.module.css';
import { tryName } from './try-name.ts';
import type { Tries } from '../exchange/tries-of.ts';

type TryPagerProps = {
  tries: Tries;
  at: number;
  onShow: (index: number) => void;
};

/** "2 of 3, Lighter touch", with the way to the tries before and after. */
export function TryPager({ tries, at, onShow }: TryPagerProps) {
  const { exchanges } = tries;
  const shown = exchanges[at];
  const count = exchanges.length;
  return (
    <div className={classes.pager} role="group" aria-label="Tries">
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label="Earlier try"
        isBusy={at === 0}
        onClick={() => onShow(at - 1)}
      >
        <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      </Button>
      <span className={classes.place} aria-live="polite">
        <b>
          {at + 1} of {count}
        </b>
        {shown && `, ${tryName(tries, shown)}`}
      </span>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label="Later try"
        isBusy={at === count - 1}
        onClick={() => onShow(at + 1)}
      >
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}
