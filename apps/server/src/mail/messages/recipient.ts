export type Recipient = { readonly name: string; readonly email: string };

export function greeting({ name }: Recipient): string {
  const firstName = name.trim().split(/\s+/u)[0];
  return firstName ? `Hello ${firstName},` : 'Hello,';
}
