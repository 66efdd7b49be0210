import type { Email } from '../../document/email.ts';
import type { Written } from '../adoption.ts';
import type { Sources } from '../facts/sources.ts';
import { cutAround } from './cut-around.ts';
import { reduceMarkup } from './reduce-markup.ts';
import { type Stripped, stripChatter } from './strip-chatter.ts';

/** The email itself out of what another hand returned: no chatter, labels, fences, notes or foreign markup. */
export function bareEmail(written: Written, own: Email, sources: Sources): Stripped {
  const first = stripChatter(written, own.body);
  const plain = reduceMarkup(first, own.body, sources);
  const again = plain === first ? plain : stripChatter(plain, own.body);
  const mended = again === plain ? plain.mended : [...plain.mended, ...again.mended];
  return cutAround({ ...again, mended }, own, sources);
}
