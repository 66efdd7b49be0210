import type { Email, Stretch } from '../../document/email.ts';
import { trimmedStretch } from '../../document/stretch.ts';
import { scanWords } from '../../document/sentences.ts';
import { plainText } from './plain-text.ts';
import { stemOf } from './stem-of.ts';

/** `signature`, `footer` and `thread` are the writer's own: no other hand changes them. */
export type Part = 'greeting' | 'sentence' | 'sign_off' | 'signature' | 'footer' | 'thread';

/** What is taken over or refused as a whole. The offsets point into the body. */
export type Unit = Stretch & {
  readonly part: Part;
  /** Its place among the units of its text. */
  readonly index: number;
  /** The text without differences that nobody sees. */
  readonly key: string;
  readonly stems: ReadonlySet<string>;
};

const closed: ReadonlySet<Part> = new Set(['signature', 'footer', 'thread']);

export function isClosed({ part }: Unit): boolean {
  return closed.has(part);
}

/** The units of a body in reading order; what lies between two of them is no more than space and bullets. */
export function unitsOf(email: Email): Unit[] {
  const parts: readonly (readonly [Part, Stretch | null])[] = [
    ['greeting', email.greeting],
    ...email.sentences.map((sentence) => ['sentence', sentence] as const),
    ['sign_off', email.signOff],
    ['signature', email.signature],
    ['footer', email.footer],
    ['thread', email.quotedThread],
  ];
  let reach = 0;
  return parts
    .flatMap(([part, found]) => (found ? [{ part, ...found }] : []))
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ part, start, end }) => {
      const whole = trimmedStretch(email.body, Math.max(start, reach), end);
      if (!whole) return [];
      reach = whole.end;
      return [{ part, whole }];
    })
    .map(({ part, whole }, index) => unitOf(part, index, whole));
}

function unitOf(part: Part, index: number, whole: Stretch): Unit {
  const words = scanWords(whole.text, 0, whole.text.length);
  return {
    ...whole,
    part,
    index,
    key: plainText(whole.text),
    stems: new Set(words.map(({ key }) => stemOf(key))),
  };
}
