import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../../../ui/brand/brand.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle/theme-toggle.tsx';
import { ChosenPlan, useChosenPlan } from './chosen-plan.tsx';
import { CoachAtWork } from './coach-at-work.tsx';
import classes from './auth-frame.module.css';

/** The desk around the account forms: the product's mark, a way home, and the coach at work. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const plan = useChosenPlan();
  return (
    <div className={classes.desk}>
      <header className={classes.head}>
        <Brand />
        <Link to="/" className={classes.home}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          Back to Home
        </Link>
        <ThemeToggle />
      </header>
      <main className={classes.form}>{children}</main>
      {plan ? (
        <div className={classes.plan}>
          <ChosenPlan plan={plan} />
        </div>
      ) : (
        <aside className={classes.aside} aria-label="What the coach does">
          <CoachAtWork />
        </aside>
      )}
    </div>
  );
}
