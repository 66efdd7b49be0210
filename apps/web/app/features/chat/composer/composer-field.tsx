import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

/** Where the keyboard finds it. */
export const composerId = 'composer';

type ComposerFieldProps = {
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** The text was sent and is waited for: its first line stands for it until something is typed. */
  isSent: boolean;
  /** Enter alone sends; with Shift it begins a new line. */
  isEnterSending: boolean;
  onSend: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function ComposerField(props: ComposerFieldProps) {
  const { label, placeholder, text, onType, isSent, isEnterSending, onSend, field } = props;
  useLayoutEffect(() => {
    if (isSent) field.current?.scrollTo(0, 0);
  }, [isSent, field]);

  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    const isChord = event.ctrlKey || event.metaKey;
    if (!isChord && (!isEnterSending || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={field}
      id={composerId}
      aria-label={label}
      placeholder={isSent ? firstLine(text) : placeholder}
      value={isSent ? '' : text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={sendByKey}
    />
  );
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.slice(0, 200) ?? '';
}
