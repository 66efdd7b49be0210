import { mayOrder, orderVerbs } from '../../lexicon/briefs/order-verbs.ts';

/** What follows a verb and hardly a noun: an object, or where to. */
const afterVerb =
  /^(?:an?|the|our|my|your|their|this|that|these|those|us|me|it|them|him|her|you|one|two|three|some|any|all|more|up|out|in|by|down|off|over|back|together|with|whether|what|how|who|which|\d\S*)$/u;
const everyOrder = /^\p{L}+[^s\s]\s+(?:the|our|my|your|this|us|me|it|them)\s/iu;
const determiner = /^(?:an?|the|our|my|your|their|one|two|three|all|both|some|any|no|more|of)\s/iu;

/** Whether words are an order, "see a demo", rather than the name of a thing, "demo next week". */
export function startsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/u);
  if (orderVerbs.has(first)) return true;
  if (mayOrder.has(first))
    return (
      afterVerb.test(second) &&
      !/^(?:trial|demo|pilot|tour|call|chat|visit)\s(?:with|in|by|over|\d)/iu.test(text)
    );
  return !determiner.test(text) && everyOrder.test(`${text} `);
}
