import type { Email } from '../text/email.ts';

const sender =
  /(?:\b(?:we are|we['’]re|i['’]m|i am|my name is|i (?:run|lead|own|founded|started|work (?:at|for|with))|we run|here at|from|company|called|like|as|including|with|and|helped|for clients such as)|,)\s+(?:[\p{L}'’-]+ (?:of|at|from|with) )?$/iu;
const readerSign =
  /\b(?:at|for|of|about|on|visited|across|joining|using|see|saw|noticed|that|how|congratulations to|congrats to)\s+$/iu;
const person = /^(?:mr|mrs|ms|dr|prof)\b/iu;

function ownWords(email: Email): string {
  return `${email.signature?.text ?? ''} ${email.footer?.text ?? ''}`.toLowerCase();
}

/** How sure one mention makes us that the name is the reader's company. */
function weigh(before: string, after: string): number {
  if (sender.test(before)) return -3;
  if (/^['’]s\b/u.test(after)) return 3;
  return readerSign.test(before) ? 2 : 0;
}

/** The company written to, as the writer spells it; null when the text does not say. */
export function findReaderCompany(email: Email): string | null {
  const own = ownWords(email);
  const addressee = email.addressee?.text.toLowerCase() ?? '';
  const message = {
    start: email.paragraphs[0]?.start ?? 0,
    end: email.paragraphs.at(-1)?.end ?? 0,
  };
  const weights = new Map<string, number>();
  for (const { kind, field, text, start, end } of email.protectedTokens) {
    const name = text.replace(/['’]s$/u, '');
    const lower = name.toLowerCase();
    if (kind !== 'name' || own.includes(lower) || addressee.includes(lower) || person.test(name))
      continue;
    if (field === 'body' && (start < message.start || end > message.end)) continue;
    const whole = (field === 'subject' ? email.subject : email.body) ?? '';
    const before = whole.slice(Math.max(0, start - 48), start);
    const weight = weigh(before, whole.slice(start + name.length, start + name.length + 3));
    weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  const best = [...weights].toSorted((a, b) => b[1] - a[1])[0];
  return best && best[1] >= 2 ? best[0] : null;
}
