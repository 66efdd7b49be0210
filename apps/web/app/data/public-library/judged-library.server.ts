import { parseEmail, type Draft } from '@replysmith/coach';
import { exampleOf, type LibraryTemplate } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { assess } from '../live-score/assess.ts';

function judge(template: LibraryTemplate) {
  const example = exampleOf(template, template.template_variables);
  const draft: Draft = {
    subject: example.subject.text,
    body: example.body.text,
    stage: template.stage,
  };
  return {
    template,
    example,
    draft,
    email: parseEmail(draft),
    score: assess({ ...draft, subject: example.subject.text }),
  };
}

export type JudgedTemplate = ReturnType<typeof judge>;

/** Every template of the library, its example read and scored once. By category, then by name. */
export const judgedLibrary: readonly JudgedTemplate[] = libraryTemplates.map(judge);
