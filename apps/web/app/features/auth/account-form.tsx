import type { ComponentProps, ReactNode } from 'react';
import { Form } from '../../ui/form/form.tsx';
import classes from './account-form.module.css';

type AccountFormProps = ComponentProps<typeof Form> & {
  title: string;
  /** In a dialog, or under another heading, its own is smaller and not the page's. */
  isPart?: boolean;
  lede?: string | undefined;
  /** Ways to the other modes. */
  links?: ReactNode;
};

/** The frame every account form shares: title, fields, one button, ways on. */
export function AccountForm({ title, isPart = false, lede, links, ...form }: AccountFormProps) {
  return (
    <section className={classes.frame}>
      {isPart ? <h2 className="head">{title}</h2> : <h1 className="title">{title}</h1>}
      {lede && <p className={classes.lede}>{lede}</p>}
      <div className={classes.fields}>
        <Form {...form} />
      </div>
      {links && <div className={classes.links}>{links}</div>}
    </section>
  );
}
