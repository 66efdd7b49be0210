import type { BriefField } from '../brief/labels.ts';

/** Who sends the email; an empty text is one that was not given. */
export type Sender = {
  readonly name: string;
  readonly company: string;
  /** What stands under every email of theirs, as they wrote it. */
  readonly signature: string;
};

/** Something of a brief that the email does not say, in the writer's words. */
export type LeftOut = {
  readonly field: Extract<BriefField, 'painPoints' | 'callToAction' | 'context'>;
  readonly text: string;
};

/** An email written from a brief. */
export type Composition = {
  readonly subject: string;
  readonly body: string;
  /** The labels of its blanks, in reading order. */
  readonly open: readonly string[];
  /** What found no room, in the order of the brief; what only tells how to write is not named. */
  readonly leftOut: readonly LeftOut[];
  /** False where the words of the brief are of another language: they are then quoted in English frames. */
  readonly isEnglish: boolean;
};

/** A gap that only the writer can close. */
export function blank(label: string): string {
  return `[fill in: ${label}]`;
}
