import { debrief, personaIds, simulateReply } from '../../src/index.ts';
import { readChoice, readList, readText, readWholeNumber } from '../input/fields.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraft } from '../input/read-draft.ts';
import type { Line } from '../input/read-lines.ts';

const speakers = ['writer', 'recipient'] as const;

/** What the recipient answers to an email, and what won or lost them. */
export const printReplies = jsonLines(readConversation, ({ id, ...conversation }) => ({
  id,
  ...simulateReply(conversation),
  debrief: debrief(conversation),
}));

function readConversation(line: Line) {
  const { id, ...draft } = readDraft(line);
  const persona = readChoice(line, 'persona', personaIds);
  if (!persona) throw line.refuse(`"persona" must be one of ${personaIds.join(', ')}.`);
  const turns = readList(line, 'turns', (turn) => {
    const from = readChoice(turn, 'from', speakers);
    if (!from) throw turn.refuse(`"from" must be one of ${speakers.join(', ')}.`);
    return { from, text: readText(turn, 'text') };
  });
  return { id, draft, persona, seed: readWholeNumber(line, 'seed'), turns };
}
