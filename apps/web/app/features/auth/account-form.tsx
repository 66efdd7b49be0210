import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import classes from './account-form.module.css';

type AccountFormProps = {
  title: string;
  /** In a dialog the heading is smaller, and not the page's. */
  isDialog?: boolean;
  lede?: string;
  submit: string;
  isBusy: boolean;
  failure: string | null;
  form: ComponentProps<'form'>;
  /** The fields. */
  children: ReactNode;
  /** Links to the other modes. */
  links?: ReactNode;
};

/** The frame every account form shares: title, fields, one button, ways on. */
export function AccountForm(props: AccountFormProps) {
  const { title, isDialog = false, lede, submit, isBusy, failure, form, children, links } = props;
  return (
    <section className={classes.frame}>
      {isDialog ? <h2 className="head">{title}</h2> : <h1 className="title">{title}</h1>}
      {lede && <p className={classes.lede}>{lede}</p>}
      <form {...form} className={classes.form}>
        {children}
        {failure && <p className={classes.failure}>{failure}</p>}
        <div className={classes.submit}>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? 'Processing...' : submit}
          </Button>
        </div>
      </form>
      {links && <div className={classes.links}>{links}</div>}
    </section>
  );
}
