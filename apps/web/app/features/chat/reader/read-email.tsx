import { findBlanks } from '@replysmith/coach/light';
import type { EmailText, FirstSight, ReaderRemark, ReplyDebrief } from '@replysmith/contract';
import { Fragment } from 'react';
import { countText } from '../../../lib/words.ts';
import { EmailText as ShownEmailText } from '../../../components/changed-words.tsx';
import type { Highlight } from '../../../components/highlight.ts';
import { type MarkedSegment, splitByMarks, type Mark } from '../../../components/marks.ts';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import classes from './reader-reply.module.css';

/** The number for what was seen at first sight; remarks have other numbers. */
const sight = 0;

type ReadTextProps = {
  field: 'subject' | 'body';
  text: string;
  remarks: readonly NumberedRemark[];
  /** The part that was read; undefined when all was. */
  firstSight: FirstSight | undefined;
  highlight: Highlight;
};

/**
 * One part of the email, with the words of the remarks, the unread rest, and where reading stopped.
 */
function ReadText({ field, text, remarks, firstSight, highlight }: ReadTextProps) {
  const isCut = firstSight !== undefined && firstSight.unread > 0;
  const looks = isCut ? firstSight.seen.filter((look) => look.field === field) : [];
  const marks = looks.map(({ start, end }) => ({ number: sight, start, end }));
  const segments = splitByMarks(text, [...remarkMarksIn(field, remarks), ...marks]);
  // The greeting does not count as read text.
  const from = looks[0]?.start ?? text.length;
  const isUnread = ({ start, numbers, text: words }: MarkedSegment) =>
    isCut && start >= from && !numbers.includes(sight) && /[\p{L}\p{N}]/u.test(words);
  const stop = field === 'body' ? segments.find(({ ending }) => ending.includes(sight)) : undefined;
  return segments.map((segment) => (
    <Fragment key={segment.start}>
      <ReadSegment
        segment={segment}
        remarks={remarks}
        isUnread={isUnread(segment)}
        highlight={highlight}
      />
      {firstSight && segment === stop && <ReadingStop seconds={firstSight.seconds} />}
    </Fragment>
  ));
}

type ReadSegmentProps = {
  segment: MarkedSegment;
  remarks: readonly NumberedRemark[];
  isUnread: boolean;
  highlight: Highlight;
};

function ReadSegment({ segment, remarks, isUnread, highlight }: ReadSegmentProps) {
  const numbers = segment.numbers.filter((number) => number !== sight);
  const ending = segment.ending.filter((number) => number !== sight);
  const isHighlighted = highlight.number !== null && numbers.includes(highlight.number);
  const shown = isHighlighted ? highlight.number : (numbers[0] ?? ending[0]);
  const side = remarks.find(({ number }) => number === shown)?.side;
  const words = <ShownEmailText text={segment.text} findBlanks={findBlanks} />;
  return (
    <span
      className={`${classes.words ?? ''} ${classes.side ?? ''}`}
      data-side={side ?? undefined}
      data-unread={isUnread || undefined}
    >
      {numbers.length > 0 ? (
        <mark data-highlighted={isHighlighted || undefined}>{words}</mark>
      ) : (
        words
      )}
      {ending.length > 0 && <sup className={classes.number}>{ending.join(',')}</sup>}
    </span>
  );
}

/** Where the first look at the email ended. */
function ReadingStop({ seconds }: { seconds: number }) {
  const count = countText(Math.max(1, Math.round(seconds)));
  return (
    <span className={`flex items-center ink-2 ${classes.stop}`}>
      <span aria-hidden>read this far, {count} s</span>
      <span className="visually-hidden">Reading stopped here, after {count} seconds.</span>
    </span>
  );
}

type ReadEmailProps = {
  email: EmailText;
  remarks: readonly NumberedRemark[];
  /** The part that was read; undefined when all was. */
  firstSight?: FirstSight;
  highlight: Highlight;
};

/** The email as it was read, with the words of the remarks. Unread text is dimmed. */
export function ReadEmail({ email, remarks, firstSight, highlight }: ReadEmailProps) {
  const part = (field: 'subject' | 'body', text: string) => (
    <ReadText
      field={field}
      text={text}
      remarks={remarks}
      firstSight={firstSight}
      highlight={highlight}
    />
  );
  return (
    <Sheet>
      <EmailSheet
        subject={email.subject === null ? null : part('subject', email.subject)}
        body={part('body', email.body)}
      />
    </Sheet>
  );
}

export type NumberedRemark = ReaderRemark & {
  number: number;
  /** It decided the outcome. */
  isDeciding: boolean;
  /** Whether it helped or hurt; null where it was only noticed. */
  side: 'won' | 'lost' | null;
};

export function numbered(remarks: readonly ReaderRemark[], after = 0): NumberedRemark[] {
  return remarks.map((remark, index) => ({
    ...remark,
    number: after + index + 1,
    isDeciding: false,
    side: null,
  }));
}

/** The lines of a debrief with consecutive numbers: first what helped, then what hurt. */
export function numberedDebrief({ deciding, won, lost }: ReplyDebrief) {
  const isDeciding = ({ quote, why }: ReaderRemark) =>
    deciding !== null && quote === deciding.quote && why === deciding.why;
  const on = (side: 'won' | 'lost') => (remark: NumberedRemark) => ({
    ...remark,
    isDeciding: isDeciding(remark),
    side,
  });
  return {
    won: numbered(won).map(on('won')),
    lost: numbered(lost, won.length).map(on('lost')),
  };
}

/** The places of the remarks' words in one part of the email. */
function remarkMarksIn(field: 'subject' | 'body', remarks: readonly NumberedRemark[]): Mark[] {
  return remarks.flatMap(({ number, place }) =>
    place?.field === field ? [{ number, start: place.start, end: place.end }] : [],
  );
}
