import { Menu } from '@mantine/core';
import { formatDraft } from '@replysmith/coach/light';
import { writeDraft } from '@replysmith/eml';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmailText, type FindBlanks } from '../../../components/changed-words.tsx';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { TextField } from '../../../components/field.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { showToast } from '../../../components/toast.tsx';
import { copyFormatted } from '../../../lib/clipboard.ts';
import { fileName, saveFile } from '../../../lib/save-file.ts';
import {
  type FilledEmail as Email,
  type Question,
  type UsableTemplate,
  type Values,
  fillTemplate,
  missingWords,
  openPlaces,
  questionsOf,
  startingValues,
  unknownWords,
} from './fill-template.ts';
import classes from './use-dialog.module.css';

type UseDialogProps = {
  template: UsableTemplate;
  /** The values that this person entered last. */
  last: Values;
  onSend: (email: Email, values: Values) => void;
  onCopied: (values: Values) => void;
  onCancel: () => void;
};

/** Asks for the values of a template, and shows the resulting email. */
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
      <div className={`grid items-start mt-6 one-column-phone ${classes.columns}`}>
        <form
          ref={fields}
          className={`stack justify-items-start ${classes.form}`}
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
              Fill in the values used last time
            </Button>
          )}
          {unknown && <p className="hide-empty small poor pretty">{unknown}</p>}
          <p role="status" className="hide-empty small poor pretty">
            {isWarned && missing.length > 0 && missingWords(missing)}
          </p>
          <div className={`stack justify-between gap-2 ${classes.buttons}`}>
            <Button type="submit">
              {isOpen && (isWarned || missing.length === 0) ? 'Send as it is' : 'Send to chat'}
            </Button>
            <CopyEmail email={email} mayCopy={warnOr} onCopied={() => onCopied(values)} />
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
        <section className="min-w-0 container" aria-label="Preview">
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

type CopyEmailProps = {
  email: Email;
  /** Calls `copy`, or first says what is missing. */
  mayCopy: (copy: () => void) => void;
  onCopied: () => void;
};

/** Copies the email as a whole, or its subject or body alone, formatted and plain. */
function CopyEmail({ email, mayCopy, onCopied }: CopyEmailProps) {
  const { hasCopied, copy } = useCopied(copyFormatted);
  const copying = (text: string) => () =>
    mayCopy(() => {
      void copy(text);
      onCopied();
    });
  const download = () => {
    const name = fileName(email.subject || 'Email', 'eml');
    saveFile(name, new Blob([writeDraft(email)], { type: 'message/rfc822' }));
    showToast({ title: 'Download started', message: name, isName: true });
    onCopied();
  };
  return (
    <span className="inline-flex">
      <CopyButton variant="line" hasCopied={hasCopied} onCopy={copying(formatDraft(email))} />
      <DropMenu
        position="bottom-start"
        target={
          <Button variant="quiet" shape="icon" aria-label="Copy a part">
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        }
      >
        <Menu.Item onClick={copying(email.subject)}>Copy subject</Menu.Item>
        <Menu.Item onClick={copying(email.body)}>Copy body</Menu.Item>
        <Menu.Item onClick={() => mayCopy(download)}>Download as email draft (.eml)</Menu.Item>
      </DropMenu>
    </span>
  );
}

type ValueFieldsProps = {
  questions: readonly Question[];
  values: Values;
  onChange: (values: Values) => void;
  /** The questions that are marked as unanswered. */
  missing?: readonly Question[];
};

/** A field for everything that a template leaves open. */
export function ValueFields({ questions, values, onChange, missing = [] }: ValueFieldsProps) {
  return (
    <div className="stack">
      {questions.map((question) => (
        <TextField
          key={question.key}
          label={question.label}
          value={values[question.key] ?? ''}
          error={missing.includes(question) ? 'No value yet' : undefined}
          placeholder={question.example && `Such as ${question.example}`}
          autoComplete="off"
          onChange={(value) => onChange({ ...values, [question.key]: value })}
        />
      ))}
    </div>
  );
}

type FilledEmailProps = {
  email: Email;
  /** The places to highlight; by default all that are open. */
  findBlanks?: FindBlanks;
};

/**
 * An email as it would be sent, with open places highlighted. Tags are shown as text, never
 * rendered.
 */
export function FilledEmail(props: FilledEmailProps) {
  const { email, findBlanks = openPlaces } = props;
  const { subject, body } = email;
  return (
    <EmailSheet
      subject={subject ? <EmailText text={subject} findBlanks={findBlanks} /> : null}
      body={
        body ? (
          <EmailText text={body} findBlanks={findBlanks} />
        ) : (
          <span className="ink-3">Nothing written yet</span>
        )
      }
    />
  );
}
