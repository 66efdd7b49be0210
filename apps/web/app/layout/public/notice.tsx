import type { ReactNode } from 'react';
import { EmptyRing } from '../../components/score-ring.tsx';
import classes from './loading.module.css';

type NoticeProps = {
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** The text in the empty ring. */
  ring: string;
};

/** One thing to say in place of a page. */
export function Notice({ title, children, action, ring }: NoticeProps) {
  return (
    <div className={`wrap stack items-center gap-7 one-column-phone ${classes.notice}`}>
      <div>
        <h1 className="title">{title}</h1>
        <p className={`lede mt-3 ${classes.text}`}>{children}</p>
        <div className="flex gap-2 mt-6">{action}</div>
      </div>
      <div className={classes.ring} aria-hidden="true">
        <EmptyRing text={ring} />
      </div>
    </div>
  );
}
