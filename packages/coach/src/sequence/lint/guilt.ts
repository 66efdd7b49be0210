// A reader who is blamed for silence stays silent. T8, T9.
import { guilt as guiltOfEmail } from '../../rules/tone/guilt.ts';
import type { SequenceRule } from './sequence-rule.ts';

export const guilt: SequenceRule = {
  id: 'guilt',
  name: 'Guilt',
  points: 10,
  evidence: ['T8', 'T9'],
  check(messages) {
    return messages.flatMap(({ email, body }, at) => {
      const found = guiltOfEmail.check(email);
      if (!found) return [];
      const quote = found.spans.map(({ start, end }) => body.slice(start, end)).join(' … ');
      return [{ message: at, loss: 0.5, quote, reason: found.reason, fix: found.fix }];
    });
  },
};
