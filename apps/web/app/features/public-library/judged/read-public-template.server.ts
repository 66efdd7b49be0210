import type { FilledText, LibraryTemplate } from '@replysmith/contract';
import { variableLabel } from '../../../lib/words/variable-label.ts';
import { libraryTemplates } from '../../../data/library.server.ts';
import { alikeTemplates } from './alike-templates.server.ts';
import { judgeTemplate } from '../../../data/public-library/judge-template.ts';
import { lineOf } from '../../../data/public-library/line-of.ts';
import { meritsOf } from './merits-of.server.ts';
import type {
  Blank,
  ExampleText,
  PublicTemplate,
} from '../../../data/public-library/public-template.ts';

/** What the page of a template shows; null where the library has none of that id. Read by the build alone. */
export function readPublicTemplate(id: string): PublicTemplate | null {
  const template = libraryTemplates.find((one) => one.id === id);
  if (!template) return null;
  const judged = judgeTemplate(template);
  const { verdict, isUnsure, basis } = judged.score;
  const { category, industry, persona, goal, stage, purpose, when_to_use, tags } = template;
  const shelf = libraryTemplates.filter((other) => other.category === category);
  const at = shelf.indexOf(template);
  const subject = exampleText(judged.example.subject);
  const body = exampleText(judged.example.body);
  return {
    ...lineOf(template),
    ...{ category, industry, persona, goal, stage, purpose, when_to_use, tags },
    subject,
    body,
    blanks: blanksOf([subject, body]),
    words: judged.score.words,
    verdict,
    isUnsure,
    basis,
    lines: judged.score.lines.map((line, index) => ({ ...line, number: index + 1 })),
    merits: meritsOf(judged),
    alike: alikeTemplates(template),
    previous: nameOf(shelf[at - 1]),
    next: nameOf(shelf[at + 1]),
  };
}

function nameOf(template: LibraryTemplate | undefined) {
  return template ? { id: template.id, name: template.name } : null;
}

function exampleText({ text, places }: FilledText): ExampleText {
  return {
    text,
    places: places.map(({ name, filledStart, filledEnd }) => ({
      label: variableLabel(name),
      start: filledStart,
      end: filledEnd,
    })),
  };
}

function blanksOf(texts: readonly ExampleText[]): Blank[] {
  const examples = texts.flatMap(({ text, places }) =>
    places.map(({ label, start, end }) => [label, text.slice(start, end)] as const),
  );
  return Array.from(new Map(examples), ([label, example]) => ({ label, example }));
}
