import { useEffect, useRef, type RefObject } from 'react';
import type { Arrival } from '../exchange/arrival.ts';
import classes from './result-heading.module.css';

type ResultHeadingProps = {
  text: string;
  arrival?: Arrival | null;
  ref?: RefObject<HTMLHeadingElement | null>;
};

/** What came of an email, in a sentence; it takes the focus when it has just come. */
export function ResultHeading({ text, arrival = null, ref }: ResultHeadingProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  const takes = arrival?.takes ?? 'nothing';
  useEffect(() => {
    if (takes !== 'nothing') heading.current?.focus({ preventScroll: takes === 'focus' });
  }, [takes, heading]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`head ${classes.heading}`}>
      {text}
    </h2>
  );
}
