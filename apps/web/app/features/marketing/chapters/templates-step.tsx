import { nearestTemplates } from '@replysmith/coach';
import { bandOf } from '@replysmith/coach/light';
import { type LibraryTemplate, exampleOf, pages } from '@replysmith/contract';
import { toDraft } from '../../../data/coach/assess.ts';
import type { TypedDraft } from '../../../data/coach/answers.ts';
import { MiniRing } from '../../../components/score-ring.tsx';
import { Step } from './rewrite-step.tsx';
import classes from './step.module.css';

type TemplatesStepProps = { draft: TypedDraft; library: readonly LibraryTemplate[] };

const mostTemplates = 4;

export function TemplatesStep({ draft, library }: TemplatesStepProps) {
  const templates = templatesFor(draft, library);
  return (
    <Step
      name="Manage Templates"
      figure={
        <>
          {library.length}
          <small> in the library</small>
        </>
      }
      text={
        <>
          <p>
            Keep what works in folders, each template with its score and how often you used it. Or
            start from one in the library.
          </p>
          <p>
            <a className={`ink strong ${classes.browse}`} href={pages.publicLibrary}>
              Browse the template library
            </a>
          </p>
        </>
      }
    >
      <div className={`stack gap-7 one-column-phone ${classes.columns}`}>
        <CategoryCounts library={library} />
        <div>
          <h4 className={`pb-2 ${classes.heading}`}>
            Nearest to this email, and others for {templates[0]?.industry}
          </h4>
          <ul className="container">
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </ul>
        </div>
      </div>
    </Step>
  );
}

/** The template nearest to an email, then others of its industry. */
function templatesFor(typed: TypedDraft, library: readonly LibraryTemplate[]): LibraryTemplate[] {
  const examples = library.map(({ template_variables: variables, ...template }) => {
    const { subject, body } = exampleOf(template, variables);
    return { id: template.id, name: template.name, subject: subject.text, body: body.text };
  });
  const [near] = nearestTemplates(toDraft(typed), examples);
  const nearest = library.find(({ id }) => id === near?.id);
  const others = library.filter(
    (template) => template !== nearest && template.industry === nearest?.industry,
  );
  return nearest ? [nearest, ...others].slice(0, mostTemplates) : [];
}

/** The number of templates in each category. */
function CategoryCounts({ library }: { library: readonly LibraryTemplate[] }) {
  const shelves = Object.entries(Object.groupBy(library, ({ category }) => category));
  return (
    <dl className={`dense ${classes.counts}`}>
      {shelves.map(([category, templates = []]) => (
        <div className="flex justify-between line-below" key={category}>
          <dt>{category}</dt>
          <dd>{templates.length}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A template of the library with its score, leading to its page. */
function TemplateRow({ template }: { template: LibraryTemplate }) {
  const { id, name, category, optimization_score: score, template_variables: variables } = template;
  return (
    <li className={`grid items-center line-above ${classes.row}`}>
      <MiniRing value={score} band={bandOf(score)} />
      <div className="min-w-0">
        <a href={pages.publicTemplate(id)} className="hover-underline strong plain">
          {name}
        </a>
        <p className={`ink-2 serif ${classes.example}`}>
          {exampleOf(template, variables).subject.text}
        </p>
      </div>
      <span className="small ink-3">{category}</span>
    </li>
  );
}
