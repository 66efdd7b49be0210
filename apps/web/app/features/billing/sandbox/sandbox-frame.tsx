import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sandbox-frame.module.css';

/** A page that stands in for the payment provider's, and says so before anything else. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <p className={classes.label}>
        <IconFlask size={20} stroke={1.5} aria-hidden />
        <span>
          <strong>Sandbox: no card is charged.</strong> This page stands in for the payment
          provider’s. No money moves, whatever you choose.
        </span>
      </p>
      <div className={classes.sheet}>{children}</div>
    </main>
  );
}
