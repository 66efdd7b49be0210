import { parseBrief, parseDraft } from '@replysmith/coach';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DockLine } from '../messages/dock.tsx';
import { freeHeight, hasReaderLeft, movePage, whenReaderScrollsUp } from '../messages/scrolling.ts';
import classes from './result-sheet.module.css';

const margin = 24;

/** So far, in pixels, the text may run on out of sight before its reader counts as having left it. */
const slack = 40;

/**
 * Keeps the end of a growing text in view while its reader is there; whoever scrolls away stays
 * away, `isAway`, until they scroll back or `follow` takes them there.
 */
function useFollowText(text: string) {
  const end = useRef<HTMLSpanElement>(null);
  const isFirst = useRef(true);
  const [isAway, setAway] = useState(hasReaderLeft);

  useEffect(() => {
    const look = () => {
      if (hiddenBy(end.current) <= slack) setAway(false);
    };
    const stopHearing = whenReaderScrollsUp(() => {
      if (hiddenBy(end.current) > slack) setAway(true);
    });
    addEventListener('scroll', look, { passive: true });
    return () => {
      stopHearing();
      removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    const hidden = hiddenBy(end.current);
    // What has come before the page was loaded is there at once.
    if (!isAway && text !== '' && hidden > 0)
      movePage(hidden, isFirst.current ? 'instant' : 'auto');
    isFirst.current = false;
  }, [text, isAway]);

  return { end, isAway, follow: () => setAway(false) };
}

/** How far the end of the text is below what can be seen. */
function hiddenBy(end: HTMLElement | null): number {
  return end ? end.getBoundingClientRect().bottom + margin - freeHeight() : 0;
}

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

/** An email of which only the beginning has come; its subject line never shows as body first. */
export function growingEmail(text: string): { subject: string | null; body: string } {
  if ('subject:'.startsWith(text.trimStart().toLowerCase())) return { subject: null, body: '' };
  const { subject, body } = parseDraft(text);
  return { subject, body };
}

type RunningWords = {
  /** What is scored before the answer comes: from a brief, the coach writes an email for the model to better. */
  scored: string;
  reading: string;
  how: string;
  sheet: string;
  soFar: string;
  unfinished: string;
};

const ofEmail: RunningWords = {
  scored: 'Your text',
  reading: 'Your text is being read.',
  how: 'the rewrite is being written',
  sheet: 'Rewrite',
  soFar: 'The rewrite so far',
  unfinished: 'Unfinished rewrite',
};

const ofBrief: RunningWords = {
  scored: 'The coach’s version',
  reading: 'Your brief is being read.',
  how: 'the email is being written',
  sheet: 'Email',
  soFar: 'The email so far',
  unfinished: 'Unfinished email',
};

/** What is said while the answer to an email or to a brief is being written. */
export function runningWordsOf(sent: string): RunningWords {
  return parseBrief(sent) ? ofBrief : ofEmail;
}
