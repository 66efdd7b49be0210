import {
  type TemplateIndex,
  indexTemplates,
  joinIndexes,
  nearestTemplates,
} from '@replysmith/coach';
import type { FilledText, LibraryTemplate } from '@replysmith/contract';
import { libraryTemplates } from '../../data/library.server.ts';
import {
  type AlikeTemplate,
  type Blank,
  type ExampleText,
  type JudgedTemplate,
  type Merit,
  type PublicTemplate,
  draftOf,
  judgeTemplate,
  lineOf,
} from '../../data/public-library.ts';
import { variableLabel } from '../../lib/words.ts';

const most = 3;

/** The most similar templates, then others with the same goal; at most three. */
function alikeTemplates(template: LibraryTemplate): AlikeTemplate[] {
  const others = libraryTemplates.filter((other) => other !== template);
  const index = joinIndexes(...others.map(indexOf));
  const near = nearestTemplates(draftOf(template), index);
  const reasons = new Map(near.map(({ id, reason }) => [id, reason]));
  for (const { id, reason } of sameGoal(template, others)) {
    if (reasons.size < most && !reasons.has(id)) reasons.set(id, reason);
  }
  return [...reasons].flatMap(([id, reason]) => {
    const other = others.find((one) => one.id === id);
    return other ? [{ ...lineOf(other), reason }] : [];
  });
}

const indexes = new Map<string, TemplateIndex>();

/** Each is indexed once, so that leaving one out does not reindex the library. */
function indexOf(template: LibraryTemplate): TemplateIndex {
  const { id, name, tags, category } = template;
  const known = indexes.get(id);
  if (known) return known;
  const { subject, body } = draftOf(template);
  const index = indexTemplates([{ id, name, tags, category, subject: subject ?? '', body }]);
  indexes.set(id, index);
  return index;
}

/** Those for the same reader first. */
function sameGoal({ goal, persona }: LibraryTemplate, others: readonly LibraryTemplate[]) {
  const same = others.filter((other) => other.goal === goal);
  return [
    ...same
      .filter((other) => other.persona === persona)
      .map(({ id }) => ({ id, reason: 'Same goal and reader.' })),
    ...same.map(({ id }) => ({ id, reason: 'Same goal.' })),
  ];
}

/** Longer subjects are cut off in most inbox lists. */
const longestSubject = 8;

/** The merits of an example. What costs even one point is in the breakdown instead. */
function meritsOf({ email, score }: Pick<JudgedTemplate, 'email' | 'score'>): Merit[] {
  const isKept = (rule: string) => score.lines.every((line) => line.rule !== rule);
  const interest = email.asks.find(({ kind }) => kind === 'interest');
  return [
    ...(isKept('relevance') && isKept('concreteness')
      ? [
          {
            name: 'Relevance',
            fact: 'It names a fact that the reader can check, and says why that made you write.',
            quote: null,
          },
        ]
      : []),
    ...(isKept('ask-kind') && interest
      ? [
          {
            name: 'The ask',
            fact: 'It asks for no more than interest.',
            quote: interest.sentence.text,
          },
        ]
      : []),
    ...(isKept('body-length')
      ? [
          {
            name: 'Length',
            fact: `At ${email.words.length} words there is nothing to cut, and nothing is missing.`,
            quote: null,
          },
        ]
      : []),
    ...(isKept('subject-length') && email.subject && email.subjectWords.length <= longestSubject
      ? [
          {
            name: 'Subject',
            fact: `With ${email.subjectWords.length} words it fits in full in an inbox list.`,
            quote: email.subject,
          },
        ]
      : []),
  ];
}

/** The data of a template's page; null for an unknown id. Used only at build time. */
export function readPublicTemplate(id: string): PublicTemplate | null {
  const template = libraryTemplates.find((one) => one.id === id);
  if (!template) return null;
  const judged = judgeTemplate(template);
  const { verdict, isUnsure, basis } = judged.score;
  const { category, industry, persona, goal, stage, purpose, when_to_use, tags } = template;
  const ofCategory = libraryTemplates.filter((other) => other.category === category);
  const at = ofCategory.indexOf(template);
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
    previous: nameOf(ofCategory[at - 1]),
    next: nameOf(ofCategory[at + 1]),
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
