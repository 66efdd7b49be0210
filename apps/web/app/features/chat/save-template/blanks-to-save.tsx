import type { EmailText } from '@replysmith/contract';
import { Button } from '../../../components/button.tsx';
import { listInWords } from '../../../lib/words.ts';
import { openWords } from '../export/open-words.ts';
import { blanksIn } from '../changes/choices.ts';
import type { SaveTemplateProps } from './save-fields.ts';
import classes from './save-template-form.module.css';

type BlanksToSaveProps = Pick<SaveTemplateProps, 'email' | 'unfilled' | 'onFill'> & {
  /** The text of the template. */
  template: EmailText;
  keepsFilled: boolean;
  onKeep: (keepsFilled: boolean) => void;
};

/** What happens to the email's blanks, filled or open. */
export function BlanksToSave(props: BlanksToSaveProps) {
  const { email, unfilled = null, template, keepsFilled, onKeep, onFill } = props;
  const stillOpen = blanksOf(email);
  const filled = unfilled ? blanksOf(unfilled).filter((label) => !stillOpen.includes(label)) : [];
  const asked = blanksOf(template);
  const open = asked.filter((label) => keepsFilled || !filled.includes(label));
  // Typing a new subject may add or remove a blank.
  const settled = filled.filter((label) => asked.includes(label) !== keepsFilled);
  return (
    <>
      {filled.length > 0 && <FilledBlanks blanks={settled} isKept={keepsFilled} onKeep={onKeep} />}
      {open.length > 0 && <OpenBlanks blanks={open} onFill={onFill ?? null} />}
    </>
  );
}

/** The labels of the blanks in an email, each once. */
function blanksOf({ subject, body }: EmailText): string[] {
  return blanksIn(`${subject ?? ''}\n${body}`);
}

type OpenBlanksProps = {
  blanks: readonly string[];
  /** Focuses the first of them; null where they cannot be filled. */
  onFill: (() => void) | null;
};

/** Names the blanks that are still open. */
function OpenBlanks({ blanks, onFill }: OpenBlanksProps) {
  return (
    <div className={`stack justify-items-start gap-2 dense pretty ${classes.blanks}`}>
      <p>
        {openWords({ blanks, tags: [] })} {blanks.length === 1 ? 'It stays' : 'They stay'} in the
        template, which asks for {blanks.length === 1 ? 'it' : 'them'} each time it is used.
      </p>
      {onFill && (
        <Button variant="line" size="small" onClick={onFill}>
          {blanks.length === 1 ? 'Fill it first' : 'Fill them first'}
        </Button>
      )}
    </div>
  );
}

type FilledBlanksProps = {
  /** The blanks that were filled; typing a new subject may change them. */
  blanks: readonly string[];
  /** Whether the template keeps their text. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
};

/** Says that the text in blanks is left out of the template, unless the writer wants it there. */
function FilledBlanks({ blanks, isKept, onKeep }: FilledBlanksProps) {
  const [filled, it] =
    blanks.length === 1 ? ['1 blank', 'it'] : [`${String(blanks.length)} blanks`, 'them'];
  return (
    <div className="grid justify-items-start dense pretty gap-1">
      {blanks.length > 0 && (
        <p>
          You filled {filled}: {listInWords(blanks, 3)}.{' '}
          {isKept
            ? 'The template keeps your words.'
            : `The template leaves ${it} open and asks for ${it} each time it is used.`}
        </p>
      )}
      <label className={`flex items-center gap-2 cursor-pointer ${classes.keep}`}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => onKeep(event.target.checked)}
        />
        Keep what I filled in
      </label>
    </div>
  );
}
