import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { LeadIn } from '../lead-in/lead-in.tsx';
import { closeToast, type Toast } from './toast-store.ts';
import classes from './toast.module.css';

const lifetime = 4_000;
const lifetimeWithLink = 10_000;

/** Leaves by itself, but never while someone points at it or has focus in it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const time = toast.link ? lifetimeWithLink : lifetime;
    const timer = setTimeout(() => closeToast(toast.id), time);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.link]);

  return (
    <li
      className={classes.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role={toast.kind === 'error' ? 'alert' : 'status'}>
        <LeadIn title={toast.title}>{toast.message}</LeadIn>
      </p>
      {toast.link && (
        <Link to={toast.link.to} onClick={() => closeToast(toast.id)}>
          {toast.link.label}
        </Link>
      )}
      <button type="button" aria-label="Close" onClick={() => closeToast(toast.id)}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}
