import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import type { Tries } from '../../exchange/tries-of.ts';
import classes from './compare-tries.module.css';
import { useComparedTries } from './compared-try.ts';
import { ComparedSide } from './compared-side.tsx';

type CompareTriesProps = {
  tries: Tries;
  /** The place of the one that is shown. */
  at: number;
  onUse: (at: number) => void;
  onClose: () => void;
};

/** Two tries side by side: what each scores and loses, and the words in which they differ. */
export function CompareTries({ tries, at, onUse, onClose }: CompareTriesProps) {
  const all = useComparedTries(tries);
  const shown = all.findIndex((one) => one.at === at);
  const [right, setRight] = useState(Math.max(shown, 0));
  const [left, setLeft] = useState(right === 0 ? 1 : right - 1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [a, b] = [all[left], all[right]];
  if (!a || !b) return null;
  const sides = [
    { side: 'before', one: a, pick: setLeft },
    { side: 'after', one: b, pick: setRight },
  ] as const;
  return (
    <section className={classes.compare} aria-label="Two tries compared">
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className="head">
          Two tries compared
        </h2>
        <Button variant="line" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className={`small ink-2 ${classes.key}`}>Marked: words that the other has not.</p>
      <div className={classes.sides}>
        {sides.map(({ side, one, pick }) => (
          <ComparedSide
            key={side}
            side={side}
            one={one}
            between={[a.email, b.email]}
            choices={all}
            isShown={one.at === at}
            onPick={(place) => pick(all.findIndex((other) => other.at === place))}
            onUse={() => onUse(one.at)}
          />
        ))}
      </div>
    </section>
  );
}
