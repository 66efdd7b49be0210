import { foldText, searchTerms } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { z } from 'zod';

/** A template of the library or of a person, with all that an email is written from. */
export const Template = z.object({
  source: z.enum(['library', 'own']),
  id: z.string(),
  name: z.string(),
  category: z.string(),
  stage: z.enum(['first', 'follow_up']).nullable(),
  when_to_use: z.string().nullable(),
  subject: z.string(),
  body: z.string().describe('Places such as {{firstName}} are to be filled in.'),
  variables: z
    .array(z.object({ name: z.string(), example: z.string().nullable() }))
    .describe('What to fill in. An example shows the kind of answer; it is not to be used.'),
  score: z.int().min(0).max(100).nullable().describe('Of its example.'),
});
export type Template = z.infer<typeof Template>;

type Library = (typeof libraryTemplates)[number];

function toTemplate(template: Library): Template {
  const { id, name, category, stage, when_to_use, template_variables } = template;
  return {
    ...{ source: 'library', id, name, category, stage, when_to_use },
    ...{ subject: template.subject_line, body: template.email_content },
    variables: template_variables.map((one) => ({ name: one.name, example: one.example })),
    score: template.optimization_score,
  };
}

export const library: ReadonlyMap<string, Template> = new Map(
  libraryTemplates.map((template) => [template.id, toTemplate(template)]),
);

/** The words by which each template of the library is found, those that say most first. */
const words = libraryTemplates.map((template) => {
  const { id, name, category, tags, industry, persona, goal, purpose, when_to_use } = template;
  const about = [category, ...tags, industry, persona, goal, purpose, when_to_use];
  const fields = [name, about.join('\n'), `${template.subject_line}\n${template.email_content}`];
  return { id, fields: fields.map(foldText) };
});

/** The templates of the library with the most of the words, in their name rather than their text. */
export function searchLibrary(search: string, most: number): Template[] {
  const terms = searchTerms(search);
  const scored = words.map(({ id, fields }) => {
    const weights = terms.map((term) => {
      const at = fields.findIndex((field) => field.includes(term));
      return at === -1 ? 0 : fields.length - at;
    });
    const found = weights.filter(Boolean).length;
    return { id, found, weight: weights.reduce((sum, one) => sum + one, 0) };
  });
  const best = Math.max(...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found > 0 && found === best)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .flatMap(({ id }) => library.get(id) ?? []);
}

/** The address of a template as a resource. */
export function uriOf({ source, id }: Pick<Template, 'source' | 'id'>): string {
  return `replysmith://${source === 'own' ? 'my-templates' : 'templates'}/${id}`;
}

/** A template as a person reads it. */
export function toMarkdown({ name, when_to_use, subject, body, variables }: Template): string {
  const places = variables.map((one) =>
    one.example === null ? one.name : `${one.name} (such as ${one.example})`,
  );
  return [
    `# ${name}`,
    ...(when_to_use === null ? [] : [when_to_use]),
    `Subject: ${subject}`,
    body,
    ...(places.length === 0 ? [] : [`To fill in: ${places.join('; ')}`]),
  ].join('\n\n');
}
