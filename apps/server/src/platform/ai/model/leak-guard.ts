import { isPlainText } from '@replysmith/contract';
import { randomBytes } from 'node:crypto';
import { ProviderError } from './provider.ts';

/** How many words in a row make a phrase. */
const words = 8;

/** About as many letters as eight words have; for texts without separate words. */
const letters = 40;

/** All runs of eight words in the result of `wordsOf`. */
function phrasesOf(line: string): string[] {
  const starts = [0];
  for (const word of line.split(' ')) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  return starts.slice(words).map((next, at) => line.slice(starts[at], next - 1));
}

/** Runs of forty letters in the result of `lettersOf`, starting at every `stride` letters. */
function stretchesOf(all: string, stride: number): string[] {
  const stretches: string[] = [];
  for (let at = 0; at + letters <= all.length; at += stride) {
    stretches.push(all.slice(at, at + letters));
  }
  return stretches;
}

/** The words, separated by single spaces. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The letters only. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '');
}

/** A run that may be an encoded text; shorter ones hold fewer than eight words. */
const run = /[A-Za-z0-9+/_-]{32,}/g;

/** A text, and what its encoded parts decode to, also when they are reversed. */
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

/** A text and its rewritings that keep the number of letters. */
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

/** Comparing at every letter would be slow. A leak of one stretch contains the next one too. */
const stride = 8;

/**
 * A word that nobody can guess or would write by chance, and that a translation keeps. It begins
 * with a rare pair of letters, so that ordinary text need not be held back until more has come.
 */
export function newMarker(): string {
  return `qzx${Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`;
}

type LeakGuard = {
  /** Throws when the text contains the marker or eight words of the instructions in a row. */
  readonly checkWords: (text: string) => void;
  /** Throws also when they are disguised. Takes several times as long. */
  readonly checkDisguises: (text: string) => void;
  /** The length of the text that cannot be the beginning of the marker. */
  readonly safeLength: (text: string) => number;
};

/**
 * Words that are also in the person's own material may be repeated, even if the instructions
 * contain them.
 */
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

/**
 * Finds which of our secrets a text contains that the material does not. The material is read only
 * when needed and only once, and searched once for each secret, since a long email that contains
 * all of them must not block the server.
 */
function secretsAmong(listed: readonly string[], read: () => string): (one: string) => boolean {
  const secrets = new Set(listed);
  let own: string | undefined;
  return (one) => {
    if (!secrets.has(one)) return false;
    own ??= read();
    if (own.includes(one)) secrets.delete(one);
    return secrets.has(one);
  };
}

/** Removes characters that could be put between the letters to hide them. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '');
}

/** Removes invalid characters, including half a surrogate pair at the end of a growing text. */
export function plainPart(text: string): string {
  return isPlainText(text) ? text : Array.from(text).filter(isPlainText).join('');
}

/** How far before new text a leak may begin that ends in it. */
const reach = 400;

/** Disguises are checked whenever so much text is new, and at the end. */
const worthUndoing = 60;

type Listener = {
  readonly onText?: (delta: string) => void;
  readonly onRewind?: () => void;
};

export type ShownText = {
  /** Shows the new part of a text that is still growing. */
  readonly grow: (text: string) => void;
  /** Shows the rest of the finished text. */
  readonly finish: (text: string) => void;
  /** Takes back what was shown. */
  readonly rewind: () => void;
};

/** Turns a growing text, which may also change, into pieces to append. Leaks are never shown. */
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
    grow: (raw) => {
      const text = plainPart(raw);
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
