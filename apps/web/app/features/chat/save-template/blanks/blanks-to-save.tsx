import type { EmailText } from '@replysmith/contract';
import type { SaveTemplateProps } from '../save-template-props.ts';
import { blanksOf } from './blanks-of.ts';
import { FilledBlanks } from './filled-blanks.tsx';
import { OpenBlanks } from './open-blanks.tsx';

type BlanksToSaveProps = Pick<SaveTemplateProps, 'email' | 'unfilled' | 'onFill'> & {
  /** What the template will say. */
  template: EmailText;
  keepsFilled: boolean;
  onKeep: (keepsFilled: boolean) => void;
};

/** What becomes of the email's blanks: of those that were filled, and of those that are open still. */
export function BlanksToSave(props: BlanksToSaveProps) {
  const { email, unfilled = null, template, keepsFilled, onKeep, onFill } = props;
  const stillOpen = blanksOf(email);
  const filled = unfilled ? blanksOf(unfilled).filter((label) => !stillOpen.includes(label)) : [];
  const asked = blanksOf(template);
  const open = asked.filter((label) => keepsFilled || !filled.includes(label));
  // The subject may have been typed anew, with a blank more or less.
  const settled = filled.filter((label) => asked.includes(label) !== keepsFilled);
  return (
    <>
      {filled.length > 0 && <FilledBlanks blanks={settled} isKept={keepsFilled} onKeep={onKeep} />}
      {open.length > 0 && <OpenBlanks blanks={open} onFill={onFill ?? null} />}
    </>
  );
}
