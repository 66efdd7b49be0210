import type { Material } from '../material.ts';

/** How one category of emails is built. */
export type Kind = {
  /** Paragraphs of sentences; a sentence that the brief gives nothing for is null. */
  readonly write: (material: Material) => readonly (readonly (string | null)[])[];
  /** Whether a short email of the kind says that a short answer is enough. */
  readonly makesItEasy: boolean;
  /** Its subject line where the brief has no words for one. */
  readonly subject: string;
  /** Whether it asks about what troubles the reader, so that the subject can name it. */
  readonly asksOfTrouble: boolean;
  /** Whether it is for a role, so that the writer speaks for no company. */
  readonly isForRole?: true;
};
