import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { CopyEmail } from './copy-email.tsx';
import { fillTemplate, type FilledEmail as Email, type Values } from './fill-template.ts';
import { FilledEmail } from './filled-email.tsx';
import { missingWords, unknownWords } from './missing-words.ts';
import { questionsOf } from './questions-of.ts';
import { startingValues } from './starting-values.ts';
import type { UsableTemplate } from './usable-template.ts';
import classes from './use-dialog.module.css';
import { ValueFields } from './value-fields.tsx';

type UseDialogProps = {
  template: UsableTemplate;
  /** What this person wrote into templates before. */
  last: Values;
  onSend: (email: Email, values: Values) => void;
  onCopied: (values: Values) => void;
  onCancel: () => void;
};

/** Asks for what a template leaves open, and shows the email that comes of it. */
export function UseDialog(props: UseDialogProps) {
  const { template, last, onSend, onCopied, onCancel } = props;
  const [questions] = useState(() => questionsOf(template));
  const [values, setValues] = useState<Values>(() => startingValues(questions));
  const [isWarned, setWarned] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const email = fillTemplate(template, values);
  const missing = questions.filter(({ key }) => !values[key]?.trim());
  const unknown = unknownWords(email);
  const isOpen = missing.length > 0 || unknown !== null;
  const remembered = questions.filter(({ key }) => last[key] && last[key] !== values[key]);

  const warnOr = (act: () => void) => {
    if (missing.length === 0 || isWarned) {
      act();
      return;
    }
    setWarned(true);
    const first = questions.findIndex((question) => missing.includes(question));
    fields.current?.querySelectorAll('input')[first]?.focus();
  };
  return (
    <>
      <h2 className="head">{template.name}</h2>
      <div className={classes.columns}>
        <form
          ref={fields}
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            warnOr(() => onSend(email, values));
          }}
        >
          {questions.length > 0 && (
            <ValueFields
              {...{ questions, values }}
              onChange={setValues}
              missing={isWarned ? missing : []}
            />
          )}
          {remembered.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => setValues({ ...values, ...pick(last, remembered) })}
            >
              Fill in the values used last
            </Button>
          )}
          {unknown && <p className={classes.missing}>{unknown}</p>}
          <p role="status" className={classes.missing}>
            {isWarned && missing.length > 0 && missingWords(missing)}
          </p>
          <div className={classes.buttons}>
            <Button type="submit">
              {isOpen && (isWarned || missing.length === 0) ? 'Send as it is' : 'Send to chat'}
            </Button>
            <CopyEmail email={email} mayCopy={warnOr} onCopied={() => onCopied(values)} />
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
        <section className={classes.preview} aria-label="Preview">
          <Sheet>
            <FilledEmail email={email} />
          </Sheet>
        </section>
      </div>
    </>
  );
}

function pick(values: Values, questions: readonly { key: string }[]): Values {
  return Object.fromEntries(questions.map(({ key }) => [key, values[key] ?? '']));
}
