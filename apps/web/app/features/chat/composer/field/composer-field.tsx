import type { KeyboardEvent, RefObject } from 'react';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { MarkedTextarea } from '../../../../ui/marked-text/marked-textarea.tsx';
import classes from './composer-field.module.css';

/** Where the keyboard finds it. */
export const composerId = 'composer';

type ComposerFieldProps = {
  label: string;
  placeholder: string;
  text: string;
  /** The words that cost points. */
  marks: readonly Mark[];
  lit: Lit;
  onType: (text: string) => void;
  /** Enter alone sends; with Shift it begins a new line. */
  isEnterSending: boolean;
  onSend: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function ComposerField(props: ComposerFieldProps) {
  const { label, placeholder, text, marks, lit, onType, isEnterSending, onSend, field } = props;
  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    const isChord = event.ctrlKey || event.metaKey;
    if (!isChord && (!isEnterSending || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={`letter ${classes.paper}`}>
      <MarkedTextarea
        ref={field}
        id={composerId}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        marks={marks}
        lit={lit}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendByKey}
      />
    </div>
  );
}
