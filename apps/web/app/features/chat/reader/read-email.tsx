import type { EmailText, FirstSight } from '@replysmith/contract';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import type { Mark } from '../../../ui/marked-text/mark.ts';
import { splitByMarks } from '../../../ui/marked-text/split-by-marks.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { EmailSheet } from '../result/sheet/email-sheet.tsx';
import { marksIn, type NumberedRemark } from './numbered-remarks.ts';
import classes from './read-email.module.css';

/** The number of what was seen, which no remark has. */
const sight = 0;

type ReadEmailProps = {
  email: EmailText;
  remarks: readonly NumberedRemark[];
  /** Only these stretches were read; all of it when absent. */
  seen?: FirstSight['seen'];
  lit: Lit;
};

/** The email as it was read, with the words of each remark, and what was never seen set back. */
export function ReadEmail({ email, remarks, seen, lit }: ReadEmailProps) {
  const part = (field: 'subject' | 'body', text: string) => (
    <ReadText
      text={text}
      marks={marksIn(field, remarks)}
      seen={seen?.filter((stretch) => stretch.field === field)}
      lit={lit}
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

type ReadTextProps = {
  text: string;
  marks: readonly Mark[];
  seen: FirstSight['seen'] | undefined;
  lit: Lit;
};

function ReadText({ text, marks, seen, lit }: ReadTextProps) {
  const looks = seen?.map(({ start, end }) => ({ number: sight, start, end })) ?? [];
  return splitByMarks(text, [...marks, ...looks]).map((segment) => {
    const numbers = segment.numbers.filter((number) => number !== sight);
    const isSeen = seen === undefined || segment.numbers.includes(sight);
    const ending = segment.ending.filter((number) => number !== sight);
    const isLit = lit.number !== null && numbers.includes(lit.number);
    const words =
      numbers.length > 0 ? <mark data-lit={isLit || undefined}>{segment.text}</mark> : segment.text;
    return (
      <span key={segment.start} className={classes.words} data-unseen={!isSeen || undefined}>
        {words}
        {ending.length > 0 && <sup className={classes.number}>{ending.join(',')}</sup>}
      </span>
    );
  });
}
