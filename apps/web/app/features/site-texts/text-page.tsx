import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './text-page.module.css';

type TextSection = {
  /** Its anchor; external links may use it. */
  readonly id: string;
  readonly title: string;
  /** The whole section in a sentence. */
  readonly summary?: ReactNode;
  readonly body: ReactNode;
};

/** Below the header and the scroll margin of an anchor. */
const readingLine = 120;

/**
 * The section being read: the one at the top of the window, or the last one at the end of the page.
 */
function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    onScroll,
    () => sectionBeingRead(ids),
    () => null,
  );
}

function onScroll(listener: () => void): () => void {
  const events = ['scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

function sectionBeingRead(ids: readonly string[]): string | null {
  const { scrollHeight } = document.documentElement;
  // A short last section never reaches the top.
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) return ids.at(-1) ?? null;
  const hasStarted = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readingLine;
  };
  return ids.findLast(hasStarted) ?? null;
}

type ContentsProps = { sections: readonly TextSection[] };

/** The table of contents; marks the section being read. */
function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={`dense ink-2 no-print ${classes.contents}`} aria-label="On this page">
      <ol>
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <a
              className="hover-ink hover-underline stack gap-2 plain"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              <span className="ink-3 numbers">{at + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type TextPageProps = {
  title: string;
  lede: ReactNode;
  /** In the margin beside the title, such as an effective date. */
  note?: ReactNode;
  sections: readonly TextSection[];
};

/** A page of prose, set like a chapter: contents in the margin, numbered sections. */
export function TextPage({ title, lede, note, sections }: TextPageProps) {
  return (
    <article className={`wrap ${classes.page}`}>
      <header className={`items-end ink-below one-column-laptop ${classes.head}`}>
        <div className={`dense ink-2 ${classes.note}`}>{note}</div>
        <div className={classes.opening}>
          <h1 className="title">{title}</h1>
          <div className={`lede mt-4 ${classes.lede}`}>{lede}</div>
        </div>
      </header>
      <div className={`one-column-laptop ${classes.body}`}>
        <div className={classes.margin}>
          <Contents sections={sections} />
        </div>
        <div>
          {sections.map(({ id, title: heading, summary, body }, at) => (
            <section
              key={id}
              id={id}
              className={`relative ${classes.section}`}
              aria-labelledby={`${id}-heading`}
            >
              <span className={`absolute ink-3 ${classes.number}`} aria-hidden="true">
                {at + 1}
              </span>
              <div className={`size-16 pretty ${classes.text}`}>
                <h2 id={`${id}-heading`} className="head">
                  {heading}
                </h2>
                {summary && <p className={`ink-2 ${classes.summary}`}>{summary}</p>}
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
