export type Recipient = { readonly name: string; readonly email: string };

/** Mail programs turn these into links, and anybody can sign up with somebody else's address. */
const linkLike = /[./:@\\]/u;

export function greeting({ name }: Recipient): string {
  const firstName = name.trim().split(/\s+/u)[0];
  return firstName && !linkLike.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
