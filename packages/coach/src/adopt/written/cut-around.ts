import type { Email } from '../../document/email.ts';
import { plainText } from '../units/plain-text.ts';
import { tellingStems } from '../facts/telling-stems.ts';
import type { Sources } from '../facts/sources.ts';
import type { Stripped } from './strip-chatter.ts';

const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$/mu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)\b[^\n]{0,60},?$/iu;
const mostLinesBefore = 12;
const leastHeld = 0.5;

/** Cuts what stands before the greeting and beyond rule lines, where the draft has neither. */
export function cutAround(written: Stripped, own: Email, sources: Sources): Stripped {
  return cutBeforeGreeting(cutBeyondRules(written, own, sources), own);
}

function cutBeyondRules(written: Stripped, own: Email, sources: Sources): Stripped {
  if (rule.test(own.body) || !rule.test(written.body)) return written;
  const parts = written.body.split(new RegExp(rule.source, 'gmu')).map((part) => part.trim());
  const kept = parts.filter((part) => {
    const telling = tellingStems(part);
    const held = telling.filter((stem) => sources.stems.has(stem)).length;
    return telling.length > 0 && held >= telling.length * leastHeld;
  });
  if (kept.length === 0) return written;
  const gone = parts.filter((part) => !kept.includes(part) && part !== '');
  return {
    ...written,
    body: kept.join('\n\n'),
    mended: [...written.mended, ...gone.map((text) => ({ kind: 'chatter', text }) as const)],
  };
}

function cutBeforeGreeting(written: Stripped, { greeting: own, body }: Email): Stripped {
  if (!own || body.slice(0, own.start).trim() !== '') return written;
  const lines = written.body.split('\n', mostLinesBefore);
  const key = plainText(own.text);
  const same = lines.findIndex((line) => plainText(line) === key);
  const at =
    same === -1
      ? lines.findIndex((line) => greeting.test(line.trim()) && /,\s*$/u.test(line))
      : same;
  if (at < 1) return written;
  const head = lines.slice(0, at).join('\n');
  if (head.trim() === '') return written;
  return {
    ...written,
    body: written.body.slice(head.length + 1),
    mended: [...written.mended, { kind: 'chatter', text: head.trim() }],
  };
}
