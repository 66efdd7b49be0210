import type { LibraryTemplate } from '@replysmith/contract';
import type { LiveLine, LiveScore } from '../live-score/live-score.ts';
import type { TemplateLine } from './public-library.ts';

/** A place in a text that each writer fills in their own way; in UTF-16 units. */
export type Place = { readonly label: string; readonly start: number; readonly end: number };

/** A subject or a body as its example reads. */
export type ExampleText = { readonly text: string; readonly places: readonly Place[] };

export type Blank = { readonly label: string; readonly example: string };

/** The number is that of its segment of the ring and of the words it is about. */
export type AccountLine = LiveLine & { readonly number: number };

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
    /** What a writer fills in, each once, in the order of reading. */
    readonly blanks: readonly Blank[];
    /** Of the message proper. */
    readonly words: number;
    /** Dearest first. */
    readonly lines: readonly AccountLine[];
    readonly merits: readonly Merit[];
    /** Most alike first. */
    readonly alike: readonly AlikeTemplate[];
    /** The one before it and the one after it in its category. */
    readonly previous: Neighbour | null;
    readonly next: Neighbour | null;
  };
