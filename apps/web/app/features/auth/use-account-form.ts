import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { Check } from './account-checks.ts';
import { explainFailure } from './explain-failure.ts';

type AccountForm<Name extends string> = {
  checks: Record<Name, Check>;
  initial?: Partial<Record<Name, string>>;
  send: (values: Record<Name, string>) => Promise<unknown>;
  onDone: (values: Record<Name, string>) => void;
  /** The title of the toast when sending fails. */
  failure: string;
};

/** State of a small form: what is typed stays until the server has said yes. */
export function useAccountForm<Name extends string>(form: AccountForm<Name>) {
  const names = Object.keys(form.checks) as Name[];
  const blank = Object.fromEntries(names.map((name) => [name, form.initial?.[name] ?? '']));
  const [values, setValues] = useState(blank as Record<Name, string>);
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const showErrors = (found: Partial<Record<Name, string>>) => {
    flushSync(() => setErrors(found));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await form.send(values);
      form.onDone(values);
    } catch (error) {
      const message = explainFailure(error);
      setFailure(message);
      showToast({ title: form.failure, message, kind: 'error' });
      if (error instanceof ApiError) showErrors(firstOfEach(names, error.fields));
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
        const found = problems(names, form.checks, values);
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
  checks: Record<Name, Check>,
  values: Record<Name, string>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const problem = checks[name](values[name]);
    if (problem) found[name] = problem;
  }
  return found;
}

function firstOfEach<Name extends string>(
  names: Name[],
  fields: Record<string, string[]>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const problem = fields[name]?.[0];
    if (problem) found[name] = problem;
  }
  return found;
}
