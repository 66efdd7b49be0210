import type { ReactNode } from 'react';
import { Link } from '../../components/navigation.tsx';
import type { SiteContent } from '../../data/site-content.ts';
import { allKeptDays } from '../../lib/retention.ts';
import { fillIn, placeholdersFor, type SiteText } from './placeholders.ts';
import { TextPage } from './text-page.tsx';
import classes from './markdown-page.module.css';

type MarkdownPageProps = {
  text: SiteText;
  content: SiteContent;
  /** In the margin beside the title, such as an effective date. */
  note?: ReactNode;
};

/** A Markdown page, with values from the owner and the contract filled in. */
export function MarkdownPage({
  text: { title, lede, sections },
  content,
  note,
}: MarkdownPageProps) {
  const values = placeholdersFor(content, allKeptDays);
  const show = (text: string) => <Blocks text={fillIn(text, values)} />;
  return (
    <TextPage
      title={title}
      note={note}
      lede={show(lede)}
      sections={sections.map(({ summary, body, ...section }) => ({
        ...section,
        summary: summary && fillIn(summary, values),
        body: show(body),
      }))}
    />
  );
}

function Blocks({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/u)
    .map((block, at) => <Block key={at} lines={block.split('\n')} />);
}

/** Lines without an empty line between them: a heading, a list, rows, or a paragraph. */
function Block({ lines }: { lines: readonly string[] }) {
  const [first = '', second = ''] = lines;
  if (first.startsWith('### ')) return <h3>{first.slice(4)}</h3>;
  if (first.startsWith('- ')) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Inline text={line.slice(2)} />
          </li>
        ))}
      </ul>
    );
  }
  if (second.startsWith(': ')) return <RuledRows rows={rowsOf(lines)} />;
  return (
    <p>
      <Inline text={lines.join(' ')} />
    </p>
  );
}

/** Lines in pairs: a term, then its description. */
function rowsOf(lines: readonly string[]) {
  return lines.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, text: lines[at + 1]?.slice(2) }] : [],
  );
}

const link = /(\[.+?\]\(.+?\))/u;

/** Text with its [links](/where-they-lead). */
function Inline({ text }: { text: string }) {
  return text.split(link).map((part, at) => {
    const [, label, href = ''] = /^\[(.+)\]\((.+)\)$/u.exec(part) ?? [];
    if (label === undefined) return part;
    if (!href.startsWith('/')) {
      return (
        <a key={at} href={href}>
          {label}
        </a>
      );
    }
    return (
      <Link key={at} to={href}>
        {label}
      </Link>
    );
  });
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "January 16, 2025" of "2025-01-16". */
function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The effective date beside the title of a legal text. */
export function HoldsSince({ day }: { day: string }) {
  return (
    <p>
      Effective <time dateTime={day}>{longDate(day)}</time>
    </p>
  );
}

type RuledRowsProps = {
  rows: readonly { readonly name: ReactNode; readonly text: ReactNode }[];
};

/** A ruled list of terms with descriptions. */
function RuledRows({ rows }: RuledRowsProps) {
  return (
    <dl className={`ink-above ${classes.rows}`}>
      {rows.map(({ name, text }, at) => (
        <div className="stack gap-6 line-below" key={at}>
          <dt className="medium">{name}</dt>
          <dd className="ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
