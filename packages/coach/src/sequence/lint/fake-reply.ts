// "Re:" on a first email claims a talk that never took place. L1, K7.
import { fakeReply as fakeReplyOfEmail } from '../../rules/caps/fake-reply.ts';
import type { ReadMessage, SequenceFinding } from './sequence-rule.ts';

export const fakeReply = {
  id: fakeReplyOfEmail.id,
  name: fakeReplyOfEmail.name,
  evidence: fakeReplyOfEmail.evidence,
  check([first]: readonly ReadMessage[]): SequenceFinding | null {
    if (!first) return null;
    const { email } = first;
    const asFirst = { ...email, reading: { ...email.reading, stage: 'first' as const } };
    const found = fakeReplyOfEmail.check(asFirst);
    const [span] = found?.spans ?? [];
    if (!found || !span) return null;
    const quote = (first.subject ?? '').slice(span.start, span.end);
    return { message: 0, loss: 1, quote, reason: found.reason, fix: found.fix };
  },
};
