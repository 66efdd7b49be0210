import type { ReactNode } from 'react';
import classes from './payment-notice.module.css';

type PaymentNoticeProps = {
  title: string;
  /** What it means for the reader, in one or two sentences. */
  text: ReactNode;
  icon: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** One thing to say about a payment; told aloud whenever it changes. */
export function PaymentNotice({ title, text, icon, children, actions }: PaymentNoticeProps) {
  return (
    <div className={`wrap ${classes.page}`}>
      <div className={classes.notice}>
        <div role="status">
          <span className={classes.icon}>{icon}</span>
          <h1 className="title">{title}</h1>
          <p className={`lede ${classes.text}`}>{text}</p>
        </div>
        {children && <div className={classes.more}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
