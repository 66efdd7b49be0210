import { IconX } from '@tabler/icons-react';
import classes from './tag.module.css';

type RemovableTagProps = { children: string; onRemove: () => void };

/** A tag with a cross that takes it away. */
export function RemovableTag({ children, onRemove }: RemovableTagProps) {
  return (
    <span className={classes.tag} data-removable>
      {children}
      <button type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
        <IconX size={14} stroke={1.5} aria-hidden />
      </button>
    </span>
  );
}
