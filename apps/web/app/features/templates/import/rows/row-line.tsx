import {
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconHourglass,
  IconPoint,
} from '@tabler/icons-react';
import { textIn, type ImportRow } from './import-row.ts';
import classes from './row-line.module.css';
import { verdictWords } from './verdict-words.ts';

const icons = {
  imported: IconCheck,
  ready: IconCheck,
  unchecked: IconPoint,
  duplicate: IconCopy,
  over_limit: IconHourglass,
  invalid: IconAlertTriangle,
};

/** One row: what it is, what becomes of it, and what was changed of it. */
export function RowLine({ row, isOver }: { row: ImportRow; isOver: boolean }) {
  const { word, tone, details } = verdictWords(row.verdict, isOver);
  const Icon = icons[row.verdict.status];
  return (
    <div className={classes.line}>
      <span className={`small ink-3 ${classes.where}`} title={row.source}>
        {row.source}, {row.number}
      </span>
      <span className={classes.words}>
        <b>{textIn(row, 'name') || 'No name'}</b>
        <span className={classes.subject}>{textIn(row, 'subject_line')}</span>
        {[...details, ...row.fixes, ...row.notes].map((sentence, index) => (
          <span key={index} className="small ink-2">
            {sentence}
          </span>
        ))}
      </span>
      <span className={classes.verdict} data-tone={tone}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {word}
      </span>
    </div>
  );
}
