import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from './toast.tsx';
import { Button, type ButtonLook } from './button.tsx';
import classes from './form.module.css';

type FormProps = {
  form: ComponentProps<'form'>;
  submit: string;
  isBusy: boolean;
  failure: string | null;
  /** Set where no toast reports the failure, so that it is announced here. */
  announcesFailure?: boolean;
  look?: ButtonLook['variant'];
  /** The fields. */
  children: ReactNode;
  /** A second button beside the first. */
  beside?: ReactNode;
};

/** Fields, why it failed, and one button; `useForm` holds its state. */
export function Form(props: FormProps) {
  const { form, submit, isBusy, failure, announcesFailure, look, children, beside } = props;
  return (
    <form {...form} className="stack">
      {children}
      {failure && (
        <p
          className={`dense round-sheet ${classes.failure}`}
          role={announcesFailure ? 'alert' : undefined}
        >
          {failure}
        </p>
      )}
      <div className={`row mt-1 ${classes.buttons}`}>
        <Button type="submit" variant={look} isBusy={isBusy}>
          {isBusy ? 'Processing...' : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

type Values<Name extends string> = Record<Name, string>;

/** Returns a sentence about what is wrong with a value, or undefined. */
type Check<Name extends string> = (value: string, values: Values<Name>) => string | undefined;

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

type FormOptions<Name extends string, Result> = {
  checks: Record<Name, Check<NoInfer<Name>>>;
  initial?: Partial<Values<Name>>;
  send: (values: Values<Name>) => Promise<Result>;
  onDone: (values: Values<Name>, result: Result) => void;
  /** The title of the toast when sending fails; without it only the form reports it. */
  failure?: string;
  /** What that toast says, from the reason alone. */
  inFull?: (message: string) => string;
  explain: (error: unknown) => { message: string; fields: Record<string, string[]> };
};

/** State of a small form: input stays until the server has accepted it. */
export function useForm<Name extends string, Result>(options: FormOptions<Name, Result>) {
  const names = Object.keys(options.checks) as Name[];
  const blank = Object.fromEntries(names.map((name) => [name, options.initial?.[name] ?? '']));
  const [values, setValues] = useState(blank as Values<Name>);
  const [errors, setErrors] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const showErrors = (found: Problems<Name>) => {
    flushSync(() => setErrors(found));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      options.onDone(values, await options.send(values));
    } catch (error) {
      const { message, fields } = options.explain(error);
      const found = problems(names, (name) => fields[name]?.[0]);
      // A problem shown beside a field is not repeated below it.
      if (Object.keys(found).length === 0) setFailure(message);
      if (options.failure) {
        const { failure: title, inFull = String } = options;
        showToast({ title, message: inFull(message), kind: 'error' });
      }
      showErrors(found);
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    failure,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy) return;
        const found = problems(names, (name) => options.checks[name](values[name], values));
        showErrors(found);
        if (Object.keys(found).length === 0) void send();
      },
    },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors((current) => ({ ...current, [name]: undefined }));
      },
    }),
  };
}

function problems<Name extends string>(
  names: Name[],
  problemOf: (name: Name) => string | undefined,
): Problems<Name> {
  const found: Problems<Name> = {};
  for (const name of names) {
    const problem = problemOf(name);
    if (problem) found[name] = problem;
  }
  return found;
}
