import { fillBlanks, formatDraft } from '@replysmith/coach';
import { foldText, isShown, Optimization, RewriteChoices } from '@replysmith/contract';
import { decidedEmail } from '../../chat-messages/decided-email.ts';

type Told = {
  readonly content: string;
  readonly choices: unknown;
  /** Given where offers of it were taken or questions of it answered. */
  readonly optimization_results: unknown;
};

/**
 * What a message says, on one line; as its writer decided where a term stands in what they wrote into
 * it or took. What was written into a blank that the message no longer has is told by itself.
 */
export function toldText(message: Told, terms: readonly string[]): string {
  const { content } = message;
  const { data: choices } = RewriteChoices.safeParse(message.choices);
  if (!choices) return onOneLine(content);
  const { blanks, answers, taken } = choices;
  const { data: optimization } = Optimization.safeParse(message.optimization_results);
  const offered = optimization?.offers.filter(({ id }) => taken.includes(id)) ?? [];
  const written = [
    ...Object.values(blanks),
    ...Object.values(answers),
    ...offered.flatMap(({ edits }) => edits.map(({ after }) => after)),
  ];
  const decided = () =>
    optimization ? formatDraft(decidedEmail(optimization, choices)) : fillBlanks(content, blanks);
  const text = holdsAny(written.join('\n'), terms) ? decided() : content;
  const shown = terms.filter(isShown);
  const unseen = holdsAny(text, shown)
    ? undefined
    : Object.entries(blanks).find(([, value]) => holdsAny(value, shown));
  return onOneLine(unseen?.join(': ') ?? text);
}

function holdsAny(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  return terms.some((term) => folded.includes(term));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}
