const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/u;
const isolates = /[\u2066-\u2069]/gu;

/** A name for the middle of a sentence: where it turns the direction of writing, that ends with it. */
export function isolated(name: string): string {
  return turning.test(name) ? `\u2068${name.replace(isolates, '')}\u2069` : name;
}
