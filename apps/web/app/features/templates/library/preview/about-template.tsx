import type { LibraryTemplate } from '@replysmith/contract';
import { valueName } from '../../../../lib/facets.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import classes from './about-template.module.css';

/** What a template is for, and when to reach for it. */
export function AboutTemplate({ template }: { template: LibraryTemplate }) {
  const { category, industry, persona, goal, tags } = template;
  return (
    <dl className={classes.about}>
      <div>
        <dt>Filed under</dt>
        <dd>{[category, valueName('industry', industry), persona, goal].join(', ')}</dd>
      </div>
      <div>
        <dt>Tags</dt>
        <dd className={classes.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </dd>
      </div>
    </dl>
  );
}
