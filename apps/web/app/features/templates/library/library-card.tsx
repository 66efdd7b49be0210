import { findRanges } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { valueName } from '../../../lib/facets.ts';
import { HighlightedText } from '../../../components/highlighted-text.tsx';
import { Tag } from '../../../components/tag.tsx';
import { TemplateScore } from '../template-score.tsx';
import type { LibraryEntry, Look } from './use-library-view.ts';
import classes from './library-card.module.css';

const longest = 120;

/** Characters shown before the first word found. */
const before = 30;

/** The beginning of a text, or the part with the words searched for. */
export function cardPreview(text: string, terms: readonly string[]): string {
  const [first] = findRanges(text, terms);
  if (!first || first[1] <= longest) return cut(text);
  const from = text.lastIndexOf(' ', Math.max(0, first[0] - before)) + 1;
  return from === 0 ? cut(text) : `…${cut(text.slice(from))}`;
}

/** Cuts at the end of a word. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  return `${text.slice(0, end > 0 ? end : longest - 1).replace(/[\s.,:;–—-]+$/u, '')}…`;
}

const mostTags = 3;

type LibraryCardProps = {
  entry: LibraryEntry;
  terms: readonly string[];
  look: Look;
  to: string;
  isSaved: boolean;
  /** Whether Tab leads to it. */
  isActive: boolean;
};

/** A template as the library shows it: what it is for, and how its example begins. */
export function LibraryCard({ entry, terms, look, to, isSaved, isActive }: LibraryCardProps) {
  const { template, subject, body } = entry;
  return (
    <article className={`relative flex column overflow-hidden ${classes.card}`} data-look={look}>
      <div className={`stack items-start gap-3 ${classes.head}`}>
        <div>
          <h2 className={`label pretty breakable clamp clamp ${classes.name}`}>
            <Link
              to={to}
              state={{ isFromLibrary: true }}
              preventScrollReset
              tabIndex={isActive ? 0 : -1}
            >
              <FoundText text={template.name} terms={terms} />
            </Link>
          </h2>
          <p className="small ink-3 truncate">
            {valueName('industry', template.industry)}, {template.persona}
          </p>
        </div>
        <TemplateScore score={template.optimization_score} />
      </div>
      <p className={`dense ink-2 breakable clamp ${classes.purpose}`}>
        <FoundText text={template.purpose} terms={terms} />
      </p>
      <div className={`min-w-0 mt-3 line-above serif pt-3 ${classes.email}`}>
        <p className={`strong breakable clamp clamp ${classes.subject}`}>
          <FoundText text={subject} terms={terms} />
        </p>
        <p className={`mt-1 ink-2 size-16 line-22 breakable clamp ${classes.preview}`}>
          <FoundText text={cardPreview(body, terms)} terms={terms} />
        </p>
      </div>
      <div className={`row items-center overflow-hidden ${classes.foot}`}>
        {template.tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>
            <FoundText text={tag} terms={terms} />
          </Tag>
        ))}
        {isSaved && (
          <span className="inline-flex items-center ml-auto gap-1 small good medium">
            <IconCheck size={14} stroke={2} aria-hidden />
            Saved
          </span>
        )}
      </div>
    </article>
  );
}

/** Text with the found words highlighted. */
function FoundText({ text, terms }: { text: string; terms: readonly string[] }) {
  return <HighlightedText text={text} ranges={findRanges(text, terms)} />;
}
