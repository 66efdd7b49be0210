import type { Layout } from '../email.ts';

const toNobody =
  /\b(?:sirs?|madam|whom it may|friends?|(?:valued |esteemed )?(?:customers?|clients?|partners?)|business owner|site owner|homeowner|hiring manager)\b/iu;

/** "Dear Sir or Madam", "To whom it may concern", "Dear customer". */
export function greetsNobody({ greeting }: Pick<Layout, 'greeting'>): boolean {
  return greeting !== null && toNobody.test(greeting.text);
}
