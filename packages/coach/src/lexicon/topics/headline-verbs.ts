/** Verbs that make a subject line a sentence: "New savings app launches". */
export const headlineVerbs: ReadonlySet<string> = new Set(
  (
    'launches raises announces joins unveils introduces hires expands acquires reaches wins lands closes ' +
    'skip revolutionize revolutionise transform boost unlock skyrocket supercharge scale'
  ).split(' '),
);
