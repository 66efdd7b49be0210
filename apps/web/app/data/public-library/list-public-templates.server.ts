import { judgedLibrary } from './judged-library.server.ts';
import { lineOf } from './line-of.ts';
import type { PublicLibrary } from './public-library.ts';

/** The whole library, a line for each template. Read by the build alone. */
export function listPublicTemplates(): PublicLibrary {
  return judgedLibrary.map((judged) => {
    const { category, industry, persona, goal, stage, purpose, tags } = judged.template;
    const { text: subject } = judged.example.subject;
    return { ...lineOf(judged), category, industry, persona, goal, stage, purpose, tags, subject };
  });
}
