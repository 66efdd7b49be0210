import type { FilledText } from '@replysmith/contract';
import { variableLabel } from '../../lib/variable-label.ts';
import { alikeTemplates } from './alike-templates.server.ts';
import { judgedLibrary } from './judged-library.server.ts';
import { lineOf } from './line-of.ts';
import { meritsOf } from './merits-of.ts';
import type { Blank, ExampleText, PublicTemplate } from './public-template.ts';

/** What the page of a template shows, or null where there is none. Read by the build alone. */
export function readPublicTemplate(id: string): PublicTemplate | null {
  const judged = judgedLibrary.find(({ template }) => template.id === id);
  if (!judged) return null;
  const { template, example, score } = judged;
  const { category, industry, persona, goal, stage, purpose, when_to_use, tags } = template;
  const shelf = judgedLibrary.filter((other) => other.template.category === category);
  const at = shelf.indexOf(judged);
  const beside = (place: number) => {
    const { id, name } = shelf[place]?.template ?? {};
    return id && name ? { id, name } : null;
  };
  const subject = exampleText(example.subject);
  const body = exampleText(example.body);
  return {
    ...lineOf(judged),
    ...{ category, industry, persona, goal, stage, purpose, when_to_use, tags },
    subject,
    body,
    blanks: blanksOf([subject, body]),
    words: score.words,
    lines: score.lines.map((line, index) => ({ ...line, number: index + 1 })),
    merits: meritsOf(judged),
    alike: alikeTemplates(judged),
    previous: beside(at - 1),
    next: beside(at + 1),
  };
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
