import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DockLine } from '../../dock/dock-line.tsx';
import classes from './growing-text.module.css';
import { useFollowText } from '../../scrolling/use-follow-text.ts';

/** Beyond so many characters of the draft the sheet need not be as high. */
const highest = 2_000;

type GrowingTextProps = {
  text: string;
  /** The sheet is as high as this from the start, where there is room. */
  draft?: string;
  /** Stands there as long as there is no text. */
  empty?: ReactNode;
};

/** A text as it comes, with the coach's pencil at its end. What once was its height stays free. */
export function GrowingText({ text, draft = '', empty }: GrowingTextProps) {
  const { end, isAway, follow } = useFollowText(text);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element) element.style.minHeight = `${String(element.offsetHeight)}px`;
  }, [text]);
  return (
    <div ref={paper} className={classes.paper} data-draft={draft.slice(0, highest)}>
      <div>
        {text}
        <span ref={end} className={classes.pencil} aria-hidden />
        {text === '' && empty}
        {isAway && <DockLine way="Jump to latest" onGo={follow} />}
      </div>
    </div>
  );
}
