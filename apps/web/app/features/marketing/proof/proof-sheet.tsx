import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './proof-sheet.module.css';

type ProofSheetProps = {
  name: string;
  hint: string;
  children: ReactNode;
  /** Facts about the text. */
  facts: readonly string[];
  /** What the text won, when it is a rewrite. */
  gain?: ReactNode;
  actions: ReactNode;
  /** Where to go from here. */
  onward?: ReactNode;
};

/** The sheet that an email lies on: what it is above, facts and buttons below. */
export function ProofSheet(props: ProofSheetProps) {
  const { name, hint, children, facts, gain, actions, onward } = props;
  return (
    <Sheet isBleeding>
      <div className={classes.sheet}>
        <div className={classes.bar}>
          <strong>{name}</strong>
          <span>{hint}</span>
          <span className={classes.promise}>
            <IconLock size={16} stroke={1.5} aria-hidden="true" /> Scored in this browser. Nothing
            is sent.
          </span>
        </div>
        {children}
        <div className={classes.foot}>
          {gain}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span className={classes.actions}>{actions}</span>
          {onward && <span className={classes.onward}>{onward}</span>}
        </div>
      </div>
    </Sheet>
  );
}
