import { isPlainText } from '@replysmith/contract';
import { randomBytes } from 'node:crypto';
import { ProviderError } from './provider.ts';

/** So many words in a row are a phrase. */
const words = 8;

/** As many letters as eight words have; tells phrases where there are no words any more. */
const letters = 40;

/** Every eight words in a row of what `wordsOf` gives. */
function phrasesOf(line: string): string[] {
  const starts = [0];
  for (const word of line.split(' ')) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  return starts.slice(words).map((next, at) => line.slice(starts[at], next - 1));
}

/** Forty letters in a row of what `lettersOf` gives, every `stride` letters. */
function stretchesOf(all: string, stride: number): string[] {
  const stretches: string[] = [];
  for (let at = 0; at + letters <= all.length; at += stride) {
    stretches.push(all.slice(at, at + letters));
  }
  return stretches;
}

/** The words alone, one space between them. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The letters alone. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '');
}

/** A run that may hold another text; shorter ones hold fewer than eight words. */
const run = /[A-Za-z0-9+/_-]{32,}/g;

/** A text, and what it would say to somebody who decodes what is encoded in it, backwards or not. */
function readingsOf(text: string): string[] {
  const unescaped = text.replace(/%[0-9a-f]{2}/gi, ' ');
  const runs = text.match(run) ?? [];
  const decoded = [runs, runs.map(backwards)].flatMap((way) =>
    (['base64', 'hex'] as const).map((encoding) =>
      way.map((hidden) => Buffer.from(hidden, encoding).toString()).join('\n'),
    ),
  );
  return [text, ...(unescaped === text ? [] : [unescaped]), ...decoded];
}

/** A text, and the ways to write it that leave its letters as many as they are. */
function disguisesOf(text: string): string[] {
  const turned = text.replace(/[a-z]/gi, turnedByThirteen);
  return [text, turned, backwards(text), backwards(turned)];
}

function backwards(text: string): string {
  return Array.from(text).reverse().join('');
}

function turnedByThirteen(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Every stretch of a text would be many; one that leaks says the next one too. */
const stride = 8;

/** A word nobody can guess or would write by chance, and that a translation leaves alone. It begins
    with letters that hardly ever meet, so that ordinary text need not wait for what follows. */
export function newMarker(): string {
  return `qzx${Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`;
}

type LeakGuard = {
  /** Throws when the text shows the marker or eight words of the instructions in a row. */
  readonly checkWords: (text: string) => void;
  /** Throws also when they are disguised. Takes several times as long. */
  readonly checkDisguises: (text: string) => void;
  /** How much of the text cannot be the marker's beginning. */
  readonly safeLength: (text: string) => number;
};

/** What the person's own material says may be said again, even where the instructions say it too. */
export function guardAgainstLeaks(marker: string, secret: string, material: string): LeakGuard {
  const markers = disguisesOf(marker);
  const secrets = disguisesOf(secret);
  const isSecretPhrase = secretsAmong(
    secrets.flatMap((text) => phrasesOf(wordsOf(text))),
    () => wordsOf(material),
  );
  const isSecretStretch = secretsAmong(
    secrets.flatMap((text) => stretchesOf(lettersOf(text), 1)),
    () => lettersOf(material),
  );

  function leaksWords(text: string): boolean {
    const letters = plain(text);
    return (
      markers.some((written) => letters.includes(written)) ||
      phrasesOf(wordsOf(text)).some(isSecretPhrase)
    );
  }

  function leaksLetters(text: string): boolean {
    return stretchesOf(lettersOf(text), stride).some(isSecretStretch);
  }

  return {
    checkWords: (text) => {
      if (leaksWords(text)) throw new ProviderError('unusable');
    },
    checkDisguises: (text) => {
      if (readingsOf(text).some((reading) => leaksWords(reading) || leaksLetters(reading))) {
        throw new ProviderError('unusable');
      }
    },
    safeLength: (text) => {
      // However it is spread out, it begins with its first letter.
      const tail = text.slice(-marker.length * 4);
      for (const { index } of tail.matchAll(/q/gi)) {
        if (marker.startsWith(plain(tail.slice(index)))) return text.length - tail.length + index;
      }
      return text.length;
    },
  };
}

/** Tells what of ours a text says. The material is read once and only when it matters, and each
    secret is looked for in it once: a long email that says all of them must not hold up the server. */
function secretsAmong(said: readonly string[], read: () => string): (one: string) => boolean {
  const secrets = new Set(said);
  let own: string | undefined;
  return (one) => {
    if (!secrets.has(one)) return false;
    own ??= read();
    if (own.includes(one)) secrets.delete(one);
    return secrets.has(one);
  };
}

/** Without what could be strewn between the letters to hide them. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '');
}

/** Without the characters that no text has; of a growing text, without the half of one at its end. */
export function plainPart(text: string): string {
  return isPlainText(text) ? text : Array.from(text).filter(isPlainText).join('');
}

/** How far back a leak may begin that ends in new text. */
const reach = 400;

/** Disguises are looked for when so much is new, and at the end. */
const worthUndoing = 60;

type Listener = {
  readonly onText?: (delta: string) => void;
  readonly onRewind?: () => void;
};

export type ShownText = {
  /** Shows what is new in a text that is still growing, and of that what is text. */
  readonly grow: (text: string) => void;
  /** Shows all of the finished text. */
  readonly finish: (text: string) => void;
  /** Takes back what was shown. */
  readonly rewind: () => void;
};

/** Turns a text that grows, and may change its mind, into pieces to append; leaks never get out. */
export function showText(guard: LeakGuard, { onText, onRewind }: Listener): ShownText {
  let shown = '';
  let undone = 0;

  function rewind(): void {
    if (shown === '') return;
    shown = '';
    undone = 0;
    onRewind?.();
  }

  function show(text: string): void {
    if (!text.startsWith(shown)) rewind();
    const delta = text.slice(shown.length);
    shown = text;
    if (delta !== '') onText?.(delta);
  }

  return {
    rewind,
    grow: (given) => {
      const text = plainPart(given);
      const known = text.startsWith(shown) ? shown.length : 0;
      guard.checkWords(text.slice(Math.max(0, known - reach)));
      if (text.length - undone >= worthUndoing) {
        guard.checkDisguises(text.slice(Math.max(0, Math.min(known, undone) - reach)));
        undone = text.length;
      }
      const safe = text.slice(0, guard.safeLength(text));
      if (!shown.startsWith(safe)) show(safe);
    },
    finish: (text) => {
      guard.checkDisguises(text);
      show(text);
    },
  };
}
