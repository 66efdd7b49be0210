import type { EmailTemplateSummary } from '@replysmith/contract';
import { Tag } from '../../../../ui/tag/tag.tsx';
import classes from './template-card.module.css';

const shownAtMost = 3;

/** At most three tags, those that were searched for first. */
export function CardTags({ template: { tags, match } }: { template: EmailTemplateSummary }) {
  const found = match?.tags ?? [];
  const inOrder = [...tags.filter((tag) => found.includes(tag)), ...tags];
  return (
    <p className={classes.tags}>
      {[...new Set(inOrder)].slice(0, shownAtMost).map((tag) => (
        <Tag key={tag}>{found.includes(tag) ? <mark>{tag}</mark> : tag}</Tag>
      ))}
    </p>
  );
}
