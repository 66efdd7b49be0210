import type { ListedTemplate } from '../../../data/public-library/public-library.ts';
import { categoryAnchor } from '../category-anchor.ts';
import classes from './library-group.module.css';
import { TemplateRow } from './template-row.tsx';

type LibraryGroupProps = { category: string; templates: readonly ListedTemplate[] };

export function LibraryGroup({ category, templates }: LibraryGroupProps) {
  const anchor = categoryAnchor(category);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} className={classes.group}>
      <h2 id={`${anchor}-name`} className={`subhead ${classes.name}`}>
        {category} <span className={classes.count}>{templates.length}</span>
      </h2>
      <ul>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}
