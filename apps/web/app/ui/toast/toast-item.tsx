import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { LeadIn } from '../lead-in/lead-in.tsx';
import { closeToast, type Toast } from './toast-store.ts';
import classes from './toast.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

const lifetime = 4;
/** Time enough to read and to get there, also by keyboard. */
const lifetimeWithAction = 12;

/** Leaves by itself, but never while someone points at it or has focus in it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, link, action } = toast;
  const said = useId();
  const act = useId();
  const left = useSecondsLeft(link || action ? lifetimeWithAction : lifetime, isHeld);

  useEffect(() => {
    if (left <= 0) closeToast(id);
  }, [left, id]);

  return (
    <li
      className={classes.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p
        id={said}
        role={toast.kind === 'error' ? 'alert' : 'status'}
        data-name={toast.isName || undefined}
      >
        <LeadIn title={toast.title}>{toast.message}</LeadIn>
      </p>
      {action && (
        <>
          <button
            type="button"
            id={act}
            data-action
            aria-labelledby={`${act} ${said}`}
            onClick={() => {
              closeToast(id);
              action.run();
            }}
          >
            {action.label}
          </button>
          <span aria-hidden>{left} s</span>
        </>
      )}
      {link && (
        <Link to={link.to} onClick={() => closeToast(id)}>
          {link.label}
        </Link>
      )}
      <button type="button" aria-label="Close" onClick={() => closeToast(id)}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}
