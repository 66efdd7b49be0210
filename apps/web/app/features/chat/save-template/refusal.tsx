import { useEffect, useRef, type ReactNode } from 'react';
import classes from './save-template.module.css';

/** Why it is not saved yet; it takes the focus, so that its ways on are the next that Tab reaches. */
export function Refusal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={classes.refusal} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
