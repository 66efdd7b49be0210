import { parseEmail } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import { blanksIn } from '../result/sheet/blanks.ts';
import type { OpenPlaces } from './open-words.ts';

/** What of an email the reader would see unfilled. */
export function openPlaces(email: EmailText): OpenPlaces {
  const { protectedTokens, brokenTags } = parseEmail(email);
  const tags = [...protectedTokens.filter(({ kind }) => kind === 'merge_tag'), ...brokenTags];
  return {
    blanks: blanksIn(`${email.subject ?? ''}\n${email.body}`),
    tags: [...new Set(tags.map(({ text }) => text))],
  };
}
