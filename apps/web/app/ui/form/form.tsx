import type { ComponentProps, ReactNode } from 'react';
import type { ButtonLook } from '../button/button-look.ts';
import { Button } from '../button/button.tsx';
import classes from './form.module.css';

type FormProps = {
  form: ComponentProps<'form'>;
  submit: string;
  isBusy: boolean;
  failure: string | null;
  look?: ButtonLook['variant'];
  /** The fields. */
  children: ReactNode;
  /** A second button beside the first. */
  beside?: ReactNode;
};

/** Fields, why it failed, and one button; `useForm` holds its state. */
export function Form({ form, submit, isBusy, failure, look, children, beside }: FormProps) {
  return (
    <form {...form} className={classes.form}>
      {children}
      {failure && <p className={classes.failure}>{failure}</p>}
      <div className={classes.buttons}>
        <Button type="submit" variant={look} isBusy={isBusy}>
          {isBusy ? 'Processing...' : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
