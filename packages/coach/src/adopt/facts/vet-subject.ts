import { findReplyMark } from '../../document/protected-tokens.ts';
import type { Email } from '../../document/email.ts';
import type { Mend } from '../adoption.ts';
import { findClaims } from './find-claims.ts';
import type { Sources } from './sources.ts';
import { untracedIn } from './untraced.ts';

type VettedSubject = { readonly text: string | null; readonly mended: readonly Mend[] };

const longestSubject = 200;

/** The written subject, when it says nothing that has no source; the draft's own otherwise. */
export function vetSubject(own: Email, written: Email, sources: Sources): VettedSubject {
  const kept = { text: own.subject, mended: [] };
  if (written.subject === own.subject) return kept;
  const line = (written.subject ?? '').replace(/\s+/gu, ' ').trim();
  if (line === '' || line === own.subject || line.length > longestSubject) return kept;
  if (findReplyMark(line) && !findReplyMark(own.subject ?? ''))
    return { ...kept, mended: [{ kind: 'claim', text: line }] };
  const claims = findClaims(line, sources);
  if (claims.length > 0) return { ...kept, mended: [{ kind: 'claim', text: line }] };
  const field = written.subject ?? '';
  const untraced = untracedIn(written, { field: 'subject', start: 0, end: field.length }, sources);
  if (untraced.length === 0) return { text: line, mended: [] };
  return { ...kept, mended: untraced.map(({ text }) => ({ kind: 'fact', text })) };
}
