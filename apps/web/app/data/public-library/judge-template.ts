import { parseEmail, type Draft } from '@replysmith/coach';
import { exampleOf, type LibraryTemplate } from '@replysmith/contract';
import { assess } from '../live-score/assess.ts';

/** A template as its example reads, and what the coach finds in that. */
export function judgeTemplate(template: LibraryTemplate) {
  const example = exampleOf(template, template.template_variables);
  const draft = draftOf(template);
  return {
    example,
    draft,
    email: parseEmail(draft),
    score: assess({ ...draft, subject: example.subject.text }),
  };
}

export type JudgedTemplate = ReturnType<typeof judgeTemplate>;

/** The email that the example of a template is. */
export function draftOf(template: LibraryTemplate): Draft {
  const { subject, body } = exampleOf(template, template.template_variables);
  return { subject: subject.text, body: body.text, stage: template.stage };
}
