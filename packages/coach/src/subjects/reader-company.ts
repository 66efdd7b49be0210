import type { Email, ProtectedToken } from '../document/email.ts';
import type { Document } from '../document/read-draft.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

const certain = 2;
const reach = 48;
/** What stands before or after a name, and how much it speaks for the reader's company. */
const cues: readonly (readonly ['before' | 'after', RegExp, number])[] = [
  ['after', /^,? (?:we|our|I)\b/u, -3],
  ['after', /^ (?:role|position|job|post)\b/u, -3],
  ['before', /\byou(?:['’]re)? at $/iu, 2],
  ['before', /\byour (?:team|role|work|colleagues) (?:at|for) $/iu, 2],
  ['before', /\b(?:see|saw|seen|read|heard|notic\p{L}+)(?: that)? $|\bcongrat\p{L}+ to $/iu, 2],
  ['before', /\b(?:in|like|as|with|and|or|from|by|called|between|than|via|on) $/iu, -1],
  ['after', /^['’]s? (?!(?:in|at|on|for|of|is|was|has|by|to)\b)/u, 1.5],
  ['before', /\b(?:at|for|about|help) $/iu, 0.8],
];
/** "I'm Ada", "we are Brightlane", "I am secretary of the Growers", "At Datavine, we" */
const ownNames =
  /(?:\b(?:I['’]m|I am|[Ww]e are|[Ww]e['’]re|name is|I (?:run|own)|[Hh]ere at)(?: [^.,!?\n]{2,30} (?:of|at|for|with))?(?: the)?|\b[Aa]t) ((?:\p{Lu}[\p{L}\p{N}&'’-]* ?){1,3})(,? (?:we|our|I)\b)?/gu;

/** The company written to, as the writer spells it; null when the text does not say. */
export function readerCompanyOf({ email }: Document): string | null {
  const team = /^(.{2,40}?) team$/iu.exec(email.addressee?.text ?? '')?.[1];
  if (team && !isCommonWord(team.toLowerCase())) return team;
  const own = ownWords(email);
  const last = email.paragraphs.at(-1)?.end ?? 0;
  const weights = new Map<string, number>();
  for (const name of email.protectedTokens) {
    const isIn = name.field === 'subject' || name.end <= last;
    if (name.kind !== 'name' || !isIn || !mayBeCompany(name, own)) continue;
    weights.set(name.text, (weights.get(name.text) ?? 0) + weigh(name, email));
  }
  const [best] = [...weights].toSorted((one, other) => other[1] - one[1]);
  return best && best[1] >= certain ? best[0] : null;
}

/** The words of the names of the writer, the writer's firm, and the person written to. */
function ownWords({ signature, addressee, body }: Email): ReadonlySet<string> {
  const mentions = Array.from(body.slice(0, 20_000).matchAll(ownNames), ([whole, name, after]) =>
    after || !/^at/iu.test(whole) ? name : '',
  );
  const text = [signature?.text, addressee?.text, ...mentions].join(' ').toLowerCase();
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}

function mayBeCompany({ text }: ProtectedToken, own: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    /\p{Ll}/u.test(text) &&
    !words.some((word) => own.has(word)) &&
    !(words.length === 1 && words.every(isCommonWord))
  );
}

/** How much one mention makes the name that of the reader's company. */
function weigh({ field, start, end }: ProtectedToken, email: Email): number {
  const whole = (field === 'subject' ? email.subject : email.body) ?? '';
  const around = {
    before: whole.slice(Math.max(0, start - reach), start).replaceAll('\n', ' '),
    after: whole.slice(end, end + 12),
  };
  const cue = cues.find(([side, form]) => form.test(around[side]))?.[2] ?? 0;
  return cue + (field === 'subject' ? 0.5 : 0);
}
