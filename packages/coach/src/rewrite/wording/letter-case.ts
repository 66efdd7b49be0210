export function capitalise(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** The text as it stands inside a sentence: "The call" → "the call", but "I", "IT" and "Fernhill" stay. */
export function lowerFirstWord(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** `after` with the capital of `before`. */
export function inCaseOf(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? capitalise(after) : after;
}
