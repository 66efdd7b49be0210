import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation.tsx';
import type { SiteContent } from '../../../data/site-content.ts';
import { allKeptDays } from '../../../lib/retention.ts';
import { fillIn, placeholdersFor } from './placeholders.ts';
import { RuledRows } from './ruled-rows.tsx';
import type { SiteText } from './site-text.ts';
import { TextPage } from '../text-page.tsx';

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
