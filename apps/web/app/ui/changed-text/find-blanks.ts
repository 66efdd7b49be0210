/** Finds the stretches of a text that only its writer can fill. */
export type FindBlanks = (
  text: string,
) => readonly { readonly start: number; readonly end: number }[];
