import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import classes from './dialog-form.module.css';

type DialogFormProps = Omit<ComponentProps<typeof Form>, 'beside'> & {
  title: string;
  lede: ReactNode;
  onCancel: () => void;
};

/** A form in a dialog: what it is about, its fields, and a way back. */
export function DialogForm({ title, lede, onCancel, ...form }: DialogFormProps) {
  return (
    <>
      <h2 className="head">{title}</h2>
      <div className={classes.lede}>{lede}</div>
      <Form
        {...form}
        beside={
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
    </>
  );
}
