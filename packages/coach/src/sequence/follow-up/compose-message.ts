import { newlineOf } from '../../rewrite/wording/newline.ts';
import { findBlanks } from '../../document/blanks.ts';
import type { Email } from '../../document/email.ts';

const mostCloseLines = 4;
const mostWordsInLine = 5;
/** "Best, Åsa (asa@a.example)": a close and more in one line. */
const closing =
  /^(?:(?:all the |with )?best(?: wishes| regards)?|(?:many )?thanks|thank you|cheers|(?:kind |warm )?regards|warmly|sincerely|yours(?: \p{L}+)?),? (?:\p{Lu}|\p{L}+$)/iu;

/** "Un saludo,\nIker": the short last lines of an email whose sign-off was not recognised. */
function closeOf({ body, signOff, signature, paragraphs }: Email): string {
  const known = signOff ?? signature;
  if (known) return body.slice(known.start, (signature ?? signOff)?.end);
  const last = paragraphs.at(-1)?.text ?? '';
  const lines = last.split(/\r?\n/u);
  const isClose =
    paragraphs.length > 1 &&
    lines.length <= mostCloseLines &&
    lines.every((line) => !/[.?!:]$/u.test(line) && line.split(/\s+/u).length <= mostWordsInLine);
  return isClose ? last : (lines.find((line) => closing.test(line)) ?? '');
}

/** The greeting with the whole of a blank in it. */
function greetingOf({ body, greeting }: Email): string {
  if (!greeting) return '';
  const blank = findBlanks(body.slice(0, greeting.end + 200)).find(
    ({ start, end }) => start < greeting.end && greeting.end < end,
  );
  return blank ? `${body.slice(greeting.start, blank.end)},` : greeting.text;
}

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
export function composeMessage(email: Email, paragraphs: readonly string[]): string {
  const line = newlineOf(email.body);
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}
