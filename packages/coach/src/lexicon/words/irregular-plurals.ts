/** Plurals without an s. */
export const irregularPlurals: ReadonlySet<string> = new Set(
  'people staff children men women teeth feet geese mice sheep fish police cattle data media alumni criteria'.split(
    ' ',
  ),
);
