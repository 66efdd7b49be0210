// One or two links cost nothing; many, or one that hides where it leads, make a reader careful. K9, K11.
import { linkShorteners } from '../../lexicon/link-shorteners.ts';
import type { Email, ProtectedToken } from '../../text/email.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const general = curve([
  [2, 0],
  [3, 0.2],
  [4, 0.5],
  [6, 1],
]);
const press = curve([
  [3, 0],
  [4, 0.5],
  [6, 1],
]);
const shortenerLoss = 0.75;

export const links: Rule = {
  id: 'links',
  name: 'Links',
  points: 1,
  evidence: ['K9', 'K11'],
  isLanguageFree: true,
  check(email) {
    const found = linksOfMessage(email);
    const hidden = found.filter((link) => linkShorteners.has(hostOf(link.text)));
    const lossOf = email.reading.profile === 'pr' ? press : general;
    const loss = Math.max(lossOf(found.length), hidden.length > 0 ? shortenerLoss : 0);
    if (loss === 0) return null;
    return {
      loss,
      spans: spansIn('body', hidden.length > 0 ? hidden : found),
      reason:
        hidden.length > 0
          ? `${hostOf(hidden[0]?.text ?? '')} hides where the link leads, and filters keep lists of such hosts.`
          : `${found.length} links; with four or more, pitches drew fewer answers than with two or three.`,
      fix: hidden.length > 0 ? 'Show the full address.' : 'Keep the one they need.',
    };
  },
};

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
