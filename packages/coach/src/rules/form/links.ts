// One or two links cost nothing; many, or one that hides where it leads, make a reader careful. K9, K11.
import { linkShorteners } from '../../lexicon/honesty/link-shorteners.ts';
import type { Email, ProtectedToken } from '../../document/email.ts';
import type { Finding, Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const most = 2;
/** Pitches to the press with two or three links did best: there the links carry the story. */
const mostToPress = 3;

export const links: Rule = {
  id: 'links',
  name: 'Links',
  points: 1,
  evidence: ['K9', 'K11'],
  isLanguageFree: true,
  check(email) {
    const found = linksOfMessage(email);
    const hidden = found.filter((link) => linkShorteners.has(hostOf(link.text)));
    const isMany = found.length > (email.reading.profile === 'pr' ? mostToPress : most);
    const [first] = hidden;
    if (!first) return isMany ? tooMany(found) : null;
    return {
      loss: 1,
      spans: spansIn('body', isMany ? found : hidden),
      reason: `${hostOf(first.text)} hides where the link leads, and filters keep lists of such hosts.`,
      fix: `Show the full address${isMany ? ' of the one they need, and cut the others' : ''}.`,
    };
  },
};

function tooMany(found: readonly ProtectedToken[]): Finding {
  return {
    loss: 1,
    spans: spansIn('body', found),
    reason: `${found.length} links; with four or more, pitches drew fewer answers than with two or three.`,
    fix: 'Keep the one they need.',
  };
}

function linksOfMessage({
  protectedTokens,
  signature,
  footer,
  quotedThread,
}: Email): ProtectedToken[] {
  const outside = [signature, footer, quotedThread].flatMap((part) => part ?? []);
  return protectedTokens.filter(
    ({ field, kind, start }) =>
      field === 'body' &&
      kind === 'link' &&
      !outside.some((part) => start >= part.start && start < part.end),
  );
}

function hostOf(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/?#:].*$/su, '');
}
