import { exampleOf } from '@replysmith/contract';
import { libraryTemplates } from './library.server.ts';
import { type PublicLibrary, lineOf } from './public-library.ts';

/** The whole library, a line for each template. Read by the build alone. */
export function listPublicTemplates(): PublicLibrary {
  return libraryTemplates.map((template) => {
    const { category, industry, persona, goal, stage, purpose, tags } = template;
    const { text: subject } = exampleOf(template, template.template_variables).subject;
    return {
      ...lineOf(template),
      category,
      industry,
      persona,
      goal,
      stage,
      purpose,
      tags,
      subject,
    };
  });
}
