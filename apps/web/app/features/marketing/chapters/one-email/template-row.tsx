import { bandOf } from '@replysmith/coach';
import { exampleOf, pages, type LibraryTemplate } from '@replysmith/contract';
import { MiniRing } from '../../../../ui/score-ring/mini-ring.tsx';
import classes from './template-row.module.css';

/** A template of the library with its score, leading to its page. */
export function TemplateRow({ template }: { template: LibraryTemplate }) {
  const { id, name, category, optimization_score: score, template_variables: variables } = template;
  return (
    <li className={classes.row}>
      <MiniRing value={score} band={bandOf(score)} />
      <div className={classes.what}>
        <a href={pages.publicTemplate(id)} className={classes.name}>
          {name}
        </a>
        <p className="quote ink-2">{exampleOf(template, variables).subject.text}</p>
      </div>
      <span className="small ink-3">{category}</span>
    </li>
  );
}
