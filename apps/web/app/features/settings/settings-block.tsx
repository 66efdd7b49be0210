import { useId, type ReactNode } from 'react';
import classes from './settings-block.module.css';

type SettingsBlockProps = {
  title: string;
  /** One or two sentences. */
  lede: ReactNode;
  children: ReactNode;
};

/** One matter of a section, under a line. */
export function SettingsBlock({ title, lede, children }: SettingsBlockProps) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} className="subhead">
        {title}
      </h2>
      <p className={classes.lede}>{lede}</p>
      {children}
    </section>
  );
}
