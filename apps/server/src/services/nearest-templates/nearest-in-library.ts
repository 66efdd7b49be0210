import {
  indexTemplates,
  nearestTemplates,
  type Draft,
  type TemplateIndex,
} from '@replysmith/coach';
import type { NearestTemplate } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { namedAs } from './named-as.ts';

let index: TemplateIndex | undefined;

/** The library's templates nearest to an email. It is read once, when the first asks. */
export function nearestInLibrary(email: Draft): NearestTemplate[] {
  index ??= indexTemplates(
    libraryTemplates.map(({ subject_line: subject, email_content: body, ...rest }) => ({
      ...{ id: rest.id, name: rest.name, category: rest.category, tags: rest.tags },
      ...{ subject, body },
    })),
  );
  return nearestTemplates(email, index).flatMap((near) =>
    namedAs(
      'library',
      libraryTemplates.find(({ id }) => id === near.id),
      near,
    ),
  );
}
