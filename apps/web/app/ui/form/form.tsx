import type { ComponentProps, ReactNode } from 'react';
import type { ButtonLook } from '../button/button-look.ts';
import { Button } from '../button/button.tsx';
import classes from './form.module.css';

type FormProps = {
  form: ComponentProps<'form'>;
  submit: string;
  isBusy: boolean;
  failure: string | null;
  /** Where no toast says it as well, the failure is told aloud here. */
  isToldHere?: boolean;
  look?: ButtonLook['variant'];
  /** The fields. */
  children: ReactNode;
  /** A second button beside the first. */
  beside?: ReactNode;
};

/** Fields, why it failed, and one button; `useForm` holds its state. */
export function Form(props: FormProps) {
  const { form, submit, isBusy, failure, isToldHere, look, children, beside } = props;
  return (
    <form {...form} className={classes.form}>
      {children}
      {failure && (
        <p className={classes.failure} role={isToldHere ? 'alert' : undefined}>
          {failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant={look} isBusy={isBusy}>
          {isBusy ? 'Processing...' : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
