import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { blankWords } from './blank-words.ts';
import classes from './outs.module.css';
import type { BlankGuard } from './use-blank-guard.ts';

type BlankWarningProps = {
  guard: BlankGuard;
  /** Leads to the first blank; null where they cannot be filled. */
  onFill: (() => void) | null;
};

/** Says that an email has blanks left before it leaves with them. */
export function BlankWarning({ guard, onFill }: BlankWarningProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { held, blanks, goOn, stay } = guard;
  useEffect(() => {
    // The menu that it was chosen in gives the focus back first.
    const timer = setTimeout(() => place.current?.querySelector('button')?.focus(), 0);
    return () => clearTimeout(timer);
  }, [held]);
  if (!held) return null;
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={id}
      className={classes.warning}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        stay();
      }}
    >
      <p id={id}>{blankWords(blanks)}</p>
      <div className={classes.choices}>
        {onFill && (
          <Button
            size="small"
            onClick={() => {
              stay();
              onFill();
            }}
          >
            {blanks.length === 1 ? 'Fill it' : 'Fill them'}
          </Button>
        )}
        <Button variant="line" size="small" onClick={goOn}>
          {held.verb} anyway
        </Button>
        <Button variant="quiet" size="small" onClick={stay}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
