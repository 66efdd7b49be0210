import type { LibraryTemplate } from '@replysmith/contract';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { valueName } from '../facets/facets.ts';
import classes from './about-template.module.css';

/** What a template is for, and when to reach for it. */
export function AboutTemplate({ template }: { template: LibraryTemplate }) {
  const { purpose, when_to_use, category, industry, persona, goal, tags } = template;
  return (
    <dl className={classes.about}>
      <div>
        <dt>Purpose</dt>
        <dd>{purpose}</dd>
      </div>
      <div>
        <dt>When to use it</dt>
        <dd>{when_to_use}</dd>
      </div>
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
