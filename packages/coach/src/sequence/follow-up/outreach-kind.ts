import type { Profile } from '../../draft.ts';
import type { Email } from '../../document/email.ts';

/** What a follow-up is about, finer than a profile: a guest post and a link are asked for differently. */
export type OutreachKind =
  | Exclude<Profile, 'general' | 'fundraising' | 'link_building'>
  | 'donor'
  | 'investor'
  | 'guest_post'
  | 'link';

const investing = /\b(?:invest\w*|pre-seed|seed|series [a-c]|round|angels?|raising|fund|deck)\b/iu;
const guestPost =
  /\b(?:guest (?:post|article|piece)|write (?:for|a|an)|contribut\w+|article for|piece for)\b/iu;

export function outreachKindOf({ reading: { profile }, body, subject }: Email): OutreachKind {
  const text = `${subject ?? ''}\n${body}`;
  switch (profile) {
    case 'general':
      return 'sales';
    case 'fundraising':
      return investing.test(text) ? 'investor' : 'donor';
    case 'link_building':
      return guestPost.test(text) ? 'guest_post' : 'link';
    default:
      return profile;
  }
}
