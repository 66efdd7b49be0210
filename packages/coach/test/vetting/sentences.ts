import type { Draft } from '../../src/index.ts';

/** A sentence of the writer's and what another hand made of it. */
export type Recast = readonly [own: string, written: string];

/** An email around the sentence that is long enough to stay a rewrite when the sentence changes. */
export function emailAround(sentence: string): Draft {
  return {
    subject: 'Sundays in Kortrijk',
    body: `Hi Tom,\n\nI saw that you open on Sundays in Kortrijk now. ${sentence} My office is across the river from you.\n\nWould it help if I sent you a page about it?\n\nBest,\nNora`,
  };
}
