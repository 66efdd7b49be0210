import { hasSomethingToRead, lengths } from '@replysmith/contract';
import { useEffect, useRef } from 'react';
import classes from './rename-form.module.css';

type RenameFormProps = {
  name: string;
  onSave: (name: string) => void;
  /** Whoever ends it by key wants to go on from there; whoever leaves it is elsewhere already. */
  onClose: (how: { byKey: boolean }) => void;
};

/** A session's name to be typed over: Enter or leaving it saves, Escape does not. */
export function RenameForm({ name, onSave, onClose }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const close = ({ byKey, saves }: { byKey: boolean; saves: boolean }) => {
    if (isClosed.current) return;
    isClosed.current = true;
    const typed = oneLine(field.current?.value ?? '');
    if (saves && hasSomethingToRead(typed) && typed !== name) onSave(typed);
    onClose({ byKey });
  };
  return (
    <input
      ref={field}
      className={classes.field}
      aria-label="Session name"
      autoComplete="off"
      maxLength={lengths.sessionName}
      defaultValue={name}
      // Escape means this field, not the sheet it may stand in.
      data-mantine-stop-propagation
      onBlur={() => close({ byKey: false, saves: true })}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        close({ byKey: true, saves: event.key === 'Enter' });
      }}
    />
  );
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
