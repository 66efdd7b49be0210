import { IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './tag.module.css';

/** A short word about something. */
export function Tag({ children }: Pick<ComponentProps<'span'>, 'children'>) {
  return <span className={classes.tag}>{children}</span>;
}

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

type ToggleTagProps = { isOn: boolean; onToggle: () => void; children: ReactNode };

/** A tag that is a filter toggle. */
export function ToggleTag({ isOn, onToggle, children }: ToggleTagProps) {
  return (
    <button type="button" className={classes.tag} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}
