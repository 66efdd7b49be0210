/** A stretch of the text, in UTF-16 code units, that a numbered line is about. Marks may overlap. */
export type Mark = { readonly number: number; readonly start: number; readonly end: number };
