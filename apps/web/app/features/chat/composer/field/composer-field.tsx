import type { KeyboardEvent, RefObject } from 'react';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { MarkedTextarea } from '../../../../ui/marked-text/marked-textarea.tsx';
import { draftMarks } from '../account/draft-marks.ts';
import { modes } from '../modes/modes.ts';
import { placeholderOf } from '../modes/placeholder-of.ts';
import type { Composed } from '../use-composed.ts';
import classes from './composer-field.module.css';
import { useEnterSends } from './use-enter-sends.ts';

/** Where the keyboard finds it. */
export const composerId = 'composer';

type ComposerFieldProps = {
  composed: Composed;
  /** Of the words that cost points. */
  score: LiveScore | null;
  lit: Lit;
  onType: (text: string) => void;
  onSend: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** What is written; Ctrl+Enter sends it, and Enter alone where the writer has it so. */
export function ComposerField(props: ComposerFieldProps) {
  const { composed, score, lit, onType, onSend, field } = props;
  const { sessionId, mode, text, isEmail, isSent, action } = composed;
  const enter = useEnterSends();
  const isEnterSending = !isEmail && enter.isSending;
  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    const isChord = event.ctrlKey || event.metaKey;
    if (!isChord && (!isEnterSending || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  };
  return (
    <div className={`letter ${classes.paper}`}>
      <MarkedTextarea
        ref={field}
        id={composerId}
        aria-label={modes[mode].label}
        placeholder={placeholderOf({
          ...{ isEmail, isSent, isNewChat: sessionId === null },
          usual: action.placeholder,
        })}
        value={text}
        marks={score ? draftMarks(score, text) : []}
        lit={lit}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendByKey}
      />
    </div>
  );
}
