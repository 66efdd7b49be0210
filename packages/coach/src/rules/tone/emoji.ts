// One smiley is a smile; more in a first mail made the writer seem less able, and no warmer. T6, T7.
import { matchesOf } from '../../document/stretch.ts';
import { messageOf } from '../message-of.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const emojiSign =
  /(?![©®™↔-↙▪▫])\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?){0,4}/gu;
const most = 1;

export const emoji: Rule = {
  id: 'emoji',
  name: 'Emoji',
  points: 1,
  evidence: ['T6', 'T7'],
  isLanguageFree: true,
  check(email) {
    if (email.reading.stage === 'follow_up') return null;
    const inSubject = matchesOf(email.subject ?? '', emojiSign);
    const inBody = matchesOf(email.body.slice(0, messageOf(email).length), emojiSign);
    const count = inSubject.length + inBody.length;
    if (count <= most) return null;
    return {
      loss: 1,
      spans: [...spansIn('subject', inSubject), ...spansIn('body', inBody)],
      reason: `${count} emoji in a first email. In a study of first emails at work a smiley made its writer seem less able, and no warmer.`,
      fix: 'Keep one at most.',
    };
  },
};
