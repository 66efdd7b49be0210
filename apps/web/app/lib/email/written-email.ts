/** An email on its way out; without a subject line its subject is null. */
export type WrittenEmail = { readonly subject: string | null; readonly body: string };
