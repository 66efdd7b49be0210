import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { valueName } from '../../../../lib/facets.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { TemplateScore } from '../../score/template-score.tsx';
import { FoundText } from '../search/found-text.tsx';
import type { LibraryEntry } from '../search/library-entry.ts';
import { previewOf } from '../search/preview-of.ts';
import type { Look } from '../view/library-view.ts';
import classes from './library-card.module.css';

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
    <article className={classes.card} data-look={look}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>
            <Link
              to={to}
              state={{ isFromShelf: true }}
              preventScrollReset
              tabIndex={isActive ? 0 : -1}
            >
              <FoundText text={template.name} terms={terms} />
            </Link>
          </h2>
          <p className={classes.place}>
            {valueName('industry', template.industry)}, {template.persona}
          </p>
        </div>
        <TemplateScore score={template.optimization_score} />
      </div>
      <p className={classes.purpose}>
        <FoundText text={template.purpose} terms={terms} />
      </p>
      <div className={classes.email}>
        <p className={classes.subject}>
          <FoundText text={subject} terms={terms} />
        </p>
        <p className={classes.preview}>
          <FoundText text={previewOf(body, terms)} terms={terms} />
        </p>
      </div>
      <div className={classes.foot}>
        {template.tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>
            <FoundText text={tag} terms={terms} />
          </Tag>
        ))}
        {isSaved && (
          <span className={classes.saved}>
            <IconCheck size={14} stroke={2} aria-hidden />
            Saved
          </span>
        )}
      </div>
    </article>
  );
}
