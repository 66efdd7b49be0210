import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import classes from './text-page.module.css';
import type { TextSection } from './text-section.ts';

type TextPageProps = {
  title: string;
  lede: ReactNode;
  /** In the margin beside the title, such as since when a text holds. */
  note?: ReactNode;
  sections: readonly TextSection[];
};

/** A page of prose, set like a chapter: contents in the margin, numbered sections. */
export function TextPage({ title, lede, note, sections }: TextPageProps) {
  return (
    <article className={`wrap ${classes.page}`}>
      <header className={classes.head}>
        <div className={classes.note}>{note}</div>
        <div className={classes.opening}>
          <h1 className="title">{title}</h1>
          <div className={`lede ${classes.lede}`}>{lede}</div>
        </div>
      </header>
      <div className={classes.body}>
        <div className={classes.margin}>
          <Contents sections={sections} />
        </div>
        <div>
          {sections.map(({ id, title: heading, summary, body }, at) => (
            <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-heading`}>
              <span className={classes.number} aria-hidden="true">
                {at + 1}
              </span>
              <div className={classes.text}>
                <h2 id={`${id}-heading`} className="head">
                  {heading}
                </h2>
                {summary && <p className={classes.summary}>{summary}</p>}
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
