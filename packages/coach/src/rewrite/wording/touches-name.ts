import type { Email, Stretch } from '../../document/email.ts';

type Part = Pick<Stretch, 'start' | 'end'>;

const capital = /\p{Lu}/u;
/** What only a name has behind it. */
const mark =
  /^(?:[™®©]|(?:,? (?:ltd|limited|inc|llc|llp|gmbh|ag|plc|corp|co|pty|bv|oy|ab|sa|sarl)\b)|(?: (?:app|platform|tool|software|suite|plugin|extension)\b))/iu;
/** At the start of a sentence only a name can do this: an order takes no "is". */
const nameDoes =
  /^ (?:is|was|has|had|does|did|can|will|helps|makes|lets|gives|offers|runs|plans|saves|cuts|shows|works|uses)\b/u;
const opensSentence = /(?:^|[.!?:]["'”’)]*\s+|\n\s*(?:[-*•]\s*)?)$/u;
const nearby = 16;

/** "Touch Base Ltd", "Utilise™", and "Leverage is …" at the start of a sentence. */
function isMarked({ body }: Email, { start, end }: Part): boolean {
  if (!capital.test(body[start] ?? '')) return false;
  const after = body.slice(end, end + nearby);
  return (
    mark.test(after) ||
    (nameDoes.test(after) && opensSentence.test(body.slice(Math.max(0, start - nearby), start)))
  );
}

/** Whether words of the body are somebody's name, or a part of one, whatever else they could mean. */
export function touchesName(email: Email, part: Part): boolean {
  return (
    isMarked(email, part) ||
    email.protectedTokens.some(
      ({ kind, field, start, end }) =>
        kind === 'name' && field === 'body' && start < part.end && part.start < end,
    )
  );
}
