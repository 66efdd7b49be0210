import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import classes from './outs.module.css';
import { openWords } from './open-words.ts';
import type { OpenGuard } from './use-open-guard.ts';

type OpenWarningProps = {
  guard: OpenGuard;
  /** Leads to the first blank; null where they cannot be filled. */
  onFill: (() => void) | null;
};

/** Says what an email has left to fill before it leaves. Merge tags may go with it, a blank never. */
export function OpenWarning({ guard, onFill }: OpenWarningProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { held, open, goOn, stay } = guard;
  const { blanks, tags } = open;
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
      <p id={id}>
        {openWords(open)}
        {!onFill &&
          blanks.length > 0 &&
          ` Fill the ${blanks.length === 1 ? 'blank' : 'blanks'} in the email first.`}
        {tags.length > 0 &&
          ` Only a program that sends to a list fills ${tags.length === 1 ? 'it' : 'them'}.`}
      </p>
      <div className={classes.choices}>
        {onFill && blanks.length > 0 && (
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
        {blanks.length === 0 && (
          <Button variant="line" size="small" onClick={goOn}>
            {held.verb} anyway
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={stay}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
