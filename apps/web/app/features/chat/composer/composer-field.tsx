import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

type ComposerFieldProps = {
  text: string;
  onType: (text: string) => void;
  /** The text was sent and is waited for: its first line stands for it until something is typed. */
  isSent: boolean;
  onSend: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function ComposerField({ text, onType, isSent, onSend, field }: ComposerFieldProps) {
  useLayoutEffect(() => {
    if (isSent) field.current?.scrollTo(0, 0);
  }, [isSent, field]);

  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={field}
      aria-label="Your email"
      placeholder={isSent ? firstLine(text) : 'Paste an email. The score follows your typing.'}
      value={isSent ? '' : text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={sendByKey}
    />
  );
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.slice(0, 200) ?? '';
}
