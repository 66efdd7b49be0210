import { unfilledMergeTag } from '../../../rules/caps/unfilled-merge-tag.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

/** "{{first_name}} ," as it would be filled: "Tom ," */
const spaceBeforeSign = /(?<=[\p{L}\p{N}_][}\]>%|]{1,3})[ \t]+(?=[,.!?](?:\s|$))/gu;

function closeGaps(email: Email): Candidate[] {
  return Array.from(email.body.matchAll(spaceBeforeSign)).flatMap(({ index, 0: gap }) =>
    email.protectedTokens.some(
      ({ kind, field, end }) => kind === 'merge_tag' && field === 'body' && end === index,
    )
      ? [
          {
            field: 'body' as const,
            start: index,
            end: index + gap.length,
            after: '',
            rule: unfilledMergeTag.id,
            reason: 'No space stands between a name and its comma.',
          },
        ]
      : [],
  );
}

/** Puts back the brackets without which no mail program fills a tag; whole tags stay as they are. */
export function mendTags(email: Email): Candidate[] {
  const mended = email.brokenTags.map(({ field, start, end, text, mended: after }) => ({
    field,
    start,
    end,
    after,
    rule: unfilledMergeTag.id,
    reason: `No mail program fills “${text}”; the reader would see it as it stands.`,
  }));
  return [...mended, ...closeGaps(email)];
}
