import type { AnswerEvent } from '@replysmith/contract';

/**
 * Puts an event behind those that a listener has yet to be sent. However slow the listener and long
 * the answer, there are never more than five, and they hold its text once.
 */
export function addUnsent(unsent: AnswerEvent[], event: AnswerEvent): void {
  const last = unsent.at(-1);
  if (event.type === 'text' && last?.type === 'text') {
    unsent[unsent.length - 1] = { type: 'text', text: last.text + event.text };
    return;
  }
  if (event.type === 'rewound') {
    if (last?.type === 'text') unsent.pop();
    if (unsent.at(-1)?.type === 'rewound') return;
  }
  unsent.push(event);
}
