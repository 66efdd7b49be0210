import classes from './contents.module.css';
import type { TextSection } from './text-section.ts';
import { useCurrentSection } from './use-current-section.ts';

type ContentsProps = { sections: readonly TextSection[] };

/** What a page holds; marks the section that is being read. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={classes.contents} aria-label="On this page">
      <ol>
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className={classes.number}>{at + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
