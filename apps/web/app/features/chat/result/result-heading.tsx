import { useEffect, useRef } from 'react';
import classes from './result-heading.module.css';

/** What came of an email, in a sentence; it takes the focus when it has just come. */
export function ResultHeading({ text, isNew }: { text: string; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`head ${classes.heading}`}>
      {text}
    </h2>
  );
}
