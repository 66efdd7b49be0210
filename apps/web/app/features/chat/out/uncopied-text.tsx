import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import classes from './outs.module.css';

type UncopiedTextProps = { text: string; onClose: () => void };

/** The text itself, selected, where the browser would not copy it. */
export function UncopiedText({ text, onClose }: UncopiedTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className={classes.uncopied}>
      <label htmlFor={id}>
        <b>Copy failed.</b> The text is selected: copy it with Ctrl+C, or by a long press.
      </label>
      <textarea id={id} ref={field} readOnly rows={5} value={text} />
      <Button variant="line" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
