/** Longer than any email, in characters, and as much as is read of a text that may be anything. */
export const longestRead = 60_000;
