import { type Band, type Draft, parseEmail } from '@replysmith/coach';
import { bandOf } from '@replysmith/coach/light';
import { type LibraryTemplate, exampleOf } from '@replysmith/contract';
import { assess } from './coach/assess.ts';
import type { LiveScore, NumberedLine } from './coach/answers.ts';

/** A template with its example values, and the coach's findings. */
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

export function lineOf({ id, name, optimization_score }: LibraryTemplate): TemplateLine {
  return { id, name, score: optimization_score, band: bandOf(optimization_score) };
}

/** What can be said of a template in a line. */
type TemplateLine = Pick<LibraryTemplate, 'id' | 'name'> & {
  /** 0 to 100. */
  readonly score: number;
  readonly band: Band;
};

/** A template as it stands in the list that everybody may read. */
export type ListedTemplate = TemplateLine &
  Pick<
    LibraryTemplate,
    'category' | 'industry' | 'persona' | 'goal' | 'stage' | 'purpose' | 'tags'
  > & {
    /** As its example reads. */
    readonly subject: string;
  };

/** By category, then by name. */
export type PublicLibrary = readonly ListedTemplate[];

/** A place in a text that each writer fills in their own way; in UTF-16 units. */
export type Place = { readonly label: string; readonly start: number; readonly end: number };

/** A subject or a body with example values. */
export type ExampleText = { readonly text: string; readonly places: readonly Place[] };

export type Blank = { readonly label: string; readonly example: string };

/** Something that costs the example nothing, and what the coach found there. */
export type Merit = { readonly name: string; readonly fact: string; readonly quote: string | null };

export type AlikeTemplate = TemplateLine & {
  /** What the two share, in a sentence. */
  readonly reason: string;
};

type Neighbour = Pick<LibraryTemplate, 'id' | 'name'>;

/** All that the page of a template shows. */
export type PublicTemplate = TemplateLine &
  Pick<
    LibraryTemplate,
    'category' | 'industry' | 'persona' | 'goal' | 'stage' | 'purpose' | 'when_to_use' | 'tags'
  > &
  Pick<LiveScore, 'verdict' | 'isUnsure' | 'basis'> & {
    readonly subject: ExampleText;
    readonly body: ExampleText;
    /** What the writer fills in, each once, in reading order. */
    readonly blanks: readonly Blank[];
    /** The word count of the message itself. */
    readonly words: number;
    /** Costliest first. */
    readonly lines: readonly NumberedLine[];
    readonly merits: readonly Merit[];
    /** Most alike first. */
    readonly alike: readonly AlikeTemplate[];
    /** The one before it and the one after it in its category. */
    readonly previous: Neighbour | null;
    readonly next: Neighbour | null;
  };
