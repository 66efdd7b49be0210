type Place = {
  readonly start: number;
  readonly end: number;
  /** Nothing is missing: it stands for what each email gets in its place. */
  readonly isVariable?: boolean;
};

/** Finds the stretches of a text that only its writer can fill. */
export type FindBlanks = (text: string) => readonly Place[];
