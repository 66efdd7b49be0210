import { parseBrief, parseDraft } from '@replysmith/coach/light';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DockLine } from '../messages/dock.tsx';
import { freeHeight, hasReaderLeft, movePage, whenReaderScrollsUp } from '../messages/scrolling.ts';
import classes from './result-sheet.module.css';

const margin = 24;

/**
 * How many pixels of the text may be out of sight before the reader counts as having scrolled away.
 */
const slack = 40;

/**
 * Keeps the end of a growing text in view. A reader who scrolls away is left alone (`isAway`) until
 * they scroll back or call `follow`.
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
    // Text from before the page was loaded appears at once.
    if (!isAway && text !== '' && hidden > 0)
      movePage(hidden, isFirst.current ? 'instant' : 'auto');
    isFirst.current = false;
  }, [text, isAway]);

  return { end, isAway, follow: () => setAway(false) };
}

/** How many pixels the end of the text is below the visible part. */
function hiddenBy(end: HTMLElement | null): number {
  return end ? end.getBoundingClientRect().bottom + margin - freeHeight() : 0;
}

/** A longer draft needs no higher sheet. */
const highest = 2_000;

type GrowingTextProps = {
  text: string;
  /** The sheet has the height of this text from the start, where there is room. */
  draft?: string;
  /** Shown while there is no text. */
  empty?: ReactNode;
};

/** A growing text with a pencil at its end. It never becomes lower than it has been. */
export function GrowingText({ text, draft = '', empty }: GrowingTextProps) {
  const { end, isAway, follow } = useFollowText(text);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element) element.style.minHeight = `${String(element.offsetHeight)}px`;
  }, [text]);
  return (
    <div ref={paper} className={`grid ${classes.paper}`} data-draft={draft.slice(0, highest)}>
      <div>
        {text}
        <span ref={end} className={`relative ${classes.pencil}`} aria-hidden />
        {text === '' && empty}
        {isAway && <DockLine way="Jump to latest" onGo={follow} />}
      </div>
    </div>
  );
}

/** The email of an unfinished text; its subject line is never shown as part of the body. */
export function growingEmail(text: string): { subject: string | null; body: string } {
  if ('subject:'.startsWith(text.trimStart().toLowerCase())) return { subject: null, body: '' };
  const { subject, body } = parseDraft(text);
  return { subject, body };
}

type RunningWords = {
  /**
   * What is scored in advance. For a brief that is the coach's email, which the model tries to
   * improve.
   */
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

/** The words that are shown while the answer to an email or a brief is written. */
export function runningWordsOf(sent: string): RunningWords {
  return parseBrief(sent) ? ofBrief : ofEmail;
}
