import { nearestTemplates } from '@replysmith/coach';
import { exampleOf, pages, type LibraryTemplate } from '@replysmith/contract';
import { toDraft } from '../../../../data/live-score/assess.ts';
import type { TypedDraft } from '../../../../data/live-score/live-score.ts';
import { CategoryCounts } from './category-counts.tsx';
import { Step } from './step.tsx';
import { TemplateRow } from './template-row.tsx';
import classes from './templates-step.module.css';

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
            <a className={classes.browse} href={pages.publicLibrary}>
              Browse the template library
            </a>
          </p>
        </>
      }
    >
      <div className={classes.columns}>
        <CategoryCounts library={library} />
        <div>
          <h4 className={classes.heading}>
            Nearest to this email, and others for {templates[0]?.industry}
          </h4>
          <ul>
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
