// "Hi {{first_name}}" shows the reader the machine behind the mail.
import type { Cap } from '../rule.ts';
import { inReadingOrder } from '../spans.ts';

export const unfilledMergeTag: Cap = {
  id: 'unfilled-merge-tag',
  name: 'Unfilled merge tag',
  evidence: [],
  isLanguageFree: true,
  check(email) {
    const threadStart = email.quotedThread?.start ?? Infinity;
    const sound = email.protectedTokens.filter(({ kind }) => kind === 'merge_tag');
    const tags = [...sound, ...email.brokenTags]
      .filter(({ field, start }) => field === 'subject' || start < threadStart)
      .sort(inReadingOrder);
    const first = tags[0];
    if (!first) return null;
    return {
      spans: tags.map(({ field, start, end }) => ({ field, start, end })),
      reason: `If this is sent as it stands, the reader sees “${first.text}” and knows it went to a list. Nothing else in the email makes up for that.`,
      fix: 'Fill it in, or write the sentence so that it needs no tag.',
    };
  },
};
