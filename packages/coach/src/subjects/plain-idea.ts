/** A subject as it was thought of, before it is weighed. */
export type PlainIdea = { readonly subject: string; readonly reason: string };
