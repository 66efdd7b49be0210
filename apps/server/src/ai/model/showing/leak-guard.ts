import { randomBytes } from 'node:crypto';
import { Fault } from '../provider/fault.ts';
import { lettersOf, phrasesOf, stretchesOf, wordsOf } from './phrases.ts';
import { disguisesOf, readingsOf } from './readings.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
/** Every stretch of a text would be many; one that leaks says the next one too. */
const stride = 8;

/** A word nobody can guess or would write by chance, and that a translation leaves alone. It begins
    with letters that hardly ever meet, so that ordinary text need not wait for what follows. */
export function newMarker(): string {
  return `qzx${Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`;
}

export type LeakGuard = {
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
      if (leaksWords(text)) throw new Fault('unusable');
    },
    checkDisguises: (text) => {
      if (readingsOf(text).some((reading) => leaksWords(reading) || leaksLetters(reading))) {
        throw new Fault('unusable');
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
