import { useLayoutEffect, useRef } from 'react';
import classes from './growing-text.module.css';
import { useFollowText } from './use-follow-text.ts';

/** A text as it comes, with the coach's pencil at its end. What once was its height stays free. */
export function GrowingText({ text }: { text: string }) {
  const end = useFollowText(text);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element) element.style.minHeight = `${String(element.offsetHeight)}px`;
  }, [text]);
  return (
    <div ref={paper}>
      {text}
      <span ref={end} className={classes.pencil} aria-hidden />
    </div>
  );
}
