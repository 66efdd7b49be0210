import { useId } from 'react';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import type { NumberedRemark } from './numbered-remarks.ts';
import sides from '../side.module.css';
import classes from './remark-list.module.css';

type RemarkListProps = { title: string; remarks: readonly NumberedRemark[]; lit: Lit };

/** Lines that moved the reader; pointing at one lights its words in the email. */
export function RemarkList({ title, remarks, lit }: RemarkListProps) {
  const id = useId();
  if (remarks.length === 0) return null;
  return (
    <section>
      <h4 id={id} className={classes.title}>
        {title}
      </h4>
      <ol aria-labelledby={id} className={classes.remarks}>
        {remarks.map(({ number, quote, place, why, isDeciding, side }) => (
          <li
            key={number}
            className={sides.side}
            data-side={side ?? undefined}
            data-lit={lit.number === number || undefined}
          >
            <button
              type="button"
              aria-pressed={lit.kept === number}
              onPointerEnter={() => lit.point(number)}
              onPointerLeave={() => lit.point(null)}
              onFocus={() => lit.point(number)}
              onBlur={() => lit.point(null)}
              onClick={() => lit.keep(number)}
            >
              <b>{number}</b>
              <span>
                <q className={place ? classes.quote : classes.fact}>{quote}</q>
                {isDeciding && <Tag>Decided</Tag>}
                <span className={classes.why}>
                  {place?.field === 'turn' && 'In the conversation. '}
                  {why}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
