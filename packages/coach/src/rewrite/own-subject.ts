import { englishFunctionWords } from '../lexicon/words/function-words.ts';

const replyMark = /^\s*(?:(?:re|fwd?|aw|wg)\s*:\s*)+/iu;
const tag = /[[\]{}<>%*|]/u;

/** Words of subjects that say only that somebody writes, or writes again. */
const callsOnly: ReadonlySet<string> = new Set(
  'follow following followup followed up checking check in touching touch base circling back bump bumping ping nudge reminder quick short small brief question questions idea thought thoughts request note hello hi hey hallo greetings intro introduction introducing connect connecting chat call meeting talk time email mail message reply response answer last previous earlier again update news urgent important opportunity proposal partnership collaboration inquiry enquiry interested you me us there'.split(
    ' ',
  ),
);

/** The writer's subject without its reply mark, when it names something that can be quoted. */
export function ownSubject(subject: string | null): string | null {
  const bare = (subject ?? '').replace(replyMark, '').trim();
  if (tag.test(bare)) return null;
  const words = bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.some((word) => !callsOnly.has(word) && !englishFunctionWords.has(word));
  return names ? bare : null;
}
