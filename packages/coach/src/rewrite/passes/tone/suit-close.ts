import { closesByTone } from '../../../lexicon/tones/closes-by-tone.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';
import type { Tone } from '../../../lexicon/tones/tones.ts';

/** A close that clashes with the tone gets other words, and keeps its signs. */
export function suitClose({ signOff }: Email, tone: Tone): Candidate[] {
  const close = signOff && /^\p{L}[\p{L} ]*/u.exec(signOff.text)?.[0].trimEnd();
  const { clash, words } = closesByTone[tone];
  if (!close || !clash.has(close.toLowerCase())) return [];
  const { start } = signOff;
  const reason = `“${close}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start, end: start + close.length, after: words, rule: wording, reason }];
}
