/** The first line of every brief; `parseBrief` knows a brief by it. */
export const opening = 'Write a cold email from this brief.';

/** "Write a cold email from this brief.", and how a person would change it. */
const asks =
  /^\s*(?:please,? |can you |could you )?(?:re)?(?:write|draft|compose)\b[^\n]{0,60}\b(?:from|by|for) (?:this|the|my|our) brief\b/iu;

/** Whether a line asks for an email from the brief that follows it. */
export function opensBrief(line: string): boolean {
  return asks.test(line);
}
