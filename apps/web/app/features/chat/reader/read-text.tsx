import { findBlanks } from '@replysmith/coach';
import type { FirstSight } from '@replysmith/contract';
import { Fragment } from 'react';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import { splitByMarks, type MarkedSegment } from '../../../ui/marked-text/split-by-marks.ts';
import { marksIn, type NumberedRemark } from './remarks/numbered-remarks.ts';
import classes from './read-email.module.css';
import { ReadingStop } from './reading-stop.tsx';
import sides from './side.module.css';

/** The number of what was seen, which no remark has. */
const sight = 0;

type ReadTextProps = {
  field: 'subject' | 'body';
  text: string;
  remarks: readonly NumberedRemark[];
  /** As far as it was read; all of it when absent. */
  seen: FirstSight | undefined;
  lit: Lit;
};

/** One part of the email, with the words of each remark, what stayed unread, and where reading stopped. */
export function ReadText({ field, text, remarks, seen, lit }: ReadTextProps) {
  const isCut = seen !== undefined && seen.unread > 0;
  const looks = isCut ? seen.seen.filter((look) => look.field === field) : [];
  const marks = looks.map(({ start, end }) => ({ number: sight, start, end }));
  const segments = splitByMarks(text, [...marksIn(field, remarks), ...marks]);
  // A greeting is no part of what is counted as read.
  const from = looks[0]?.start ?? text.length;
  const isUnread = ({ start, numbers, text: words }: MarkedSegment) =>
    isCut && start >= from && !numbers.includes(sight) && /[\p{L}\p{N}]/u.test(words);
  const stop = field === 'body' ? segments.find(({ ending }) => ending.includes(sight)) : undefined;
  return segments.map((segment) => (
    <Fragment key={segment.start}>
      <ReadSegment segment={segment} remarks={remarks} isUnread={isUnread(segment)} lit={lit} />
      {seen && segment === stop && <ReadingStop seconds={seen.seconds} />}
    </Fragment>
  ));
}

type ReadSegmentProps = {
  segment: MarkedSegment;
  remarks: readonly NumberedRemark[];
  isUnread: boolean;
  lit: Lit;
};

function ReadSegment({ segment, remarks, isUnread, lit }: ReadSegmentProps) {
  const numbers = segment.numbers.filter((number) => number !== sight);
  const ending = segment.ending.filter((number) => number !== sight);
  const isLit = lit.number !== null && numbers.includes(lit.number);
  const shown = isLit ? lit.number : (numbers[0] ?? ending[0]);
  const side = remarks.find(({ number }) => number === shown)?.side;
  const words = <EmailText text={segment.text} findBlanks={findBlanks} />;
  return (
    <span
      className={`${classes.words ?? ''} ${sides.side ?? ''}`}
      data-side={side ?? undefined}
      data-unread={isUnread || undefined}
    >
      {numbers.length > 0 ? <mark data-lit={isLit || undefined}>{words}</mark> : words}
      {ending.length > 0 && <sup className={classes.number}>{ending.join(',')}</sup>}
    </span>
  );
}
