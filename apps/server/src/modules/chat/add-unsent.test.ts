import type { AnswerEvent } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { addUnsent } from './answer-routes.ts';

const text = (words: string): AnswerEvent => ({ type: 'text', text: words });
const rewound: AnswerEvent = { type: 'rewound' };

function unsentAfter(events: readonly AnswerEvent[]): AnswerEvent[] {
  const unsent: AnswerEvent[] = [];
  for (const event of events) addUnsent(unsent, event);
  return unsent;
}

it('joins text that was not sent yet', () => {
  expect(unsentAfter([text('Hi'), text(' Tom'), text(',')])).toEqual([text('Hi Tom,')]);
});

it('forgets text that was taken back before it was sent', () => {
  expect(unsentAfter([text('Hi'), rewound, text('Hello')])).toEqual([rewound, text('Hello')]);
});

it('takes back what may have been sent, and once is enough', () => {
  expect(unsentAfter([rewound, text('Hi'), rewound, rewound])).toEqual([rewound]);
});

it('holds the text once, however many pieces it comes in', () => {
  const pieces = Array.from({ length: 100_000 }, () => text('ab'));
  expect(unsentAfter([rewound, ...pieces])).toEqual([rewound, text('ab'.repeat(100_000))]);
});
