import { lengths } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './question-field.module.css';
import type { Asking } from './use-asking.ts';

/** From here on it is said how many characters are left. */
const nearTheEnd = lengths.helpMessage - 100;

/** Enter sends, Shift+Enter begins a line. */
export function QuestionField({ asking, takesFocus }: { asking: Asking; takesFocus: boolean }) {
  const { text, write, ask, stop, pending } = asking;
  const field = useRef<HTMLTextAreaElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) field.current?.focus();
  });
  useEffect(() => takeFocus(), []);

  // As the server counts it.
  const length = text.trim().length;
  const isTooLong = length > lengths.helpMessage;
  const send = () => {
    if (!isTooLong) ask(text);
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.field}>
      <textarea
        ref={field}
        rows={2}
        aria-label="Your question about Replysmith"
        aria-describedby={length > nearTheEnd ? 'help-question-length' : undefined}
        aria-invalid={isTooLong || undefined}
        placeholder="Ask how something works"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendByKey}
      />
      {pending === null ? (
        <Button size="small" isBusy={length === 0 || isTooLong} onClick={send}>
          Send
        </Button>
      ) : (
        <Button
          size="small"
          variant="line"
          onClick={() => {
            stop();
            field.current?.focus();
          }}
        >
          Stop
        </Button>
      )}
      {length > nearTheEnd && (
        <p id="help-question-length" className={classes.length} data-too-long={isTooLong}>
          {isTooLong
            ? `At most ${lengths.helpMessage.toLocaleString('en')} characters: ${String(length - lengths.helpMessage)} too many.`
            : `${String(lengths.helpMessage - length)} characters left.`}
        </p>
      )}
    </div>
  );
}
