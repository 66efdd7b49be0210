import {
  indexTemplates,
  nearestTemplates,
  type Draft,
  type TemplateIndex,
} from '@replysmith/coach';
import type { NearestTemplate } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { namedAs } from './named-as.ts';

const library = libraryTemplates.map(({ id, name, category, tags, ...text }) => ({
  ...{ id, name, category, tags },
  ...{ subject: text.subject_line, body: text.email_content },
}));

let index: TemplateIndex | undefined;

/** The library's templates nearest to an email. It is read once, when the first asks. */
export function nearestInLibrary(email: Draft): NearestTemplate[] {
  index ??= indexTemplates(library);
  return nearestTemplates(email, index).flatMap((near) => namedAs('library', library, near));
}
