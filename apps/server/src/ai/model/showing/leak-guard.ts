import { randomBytes } from 'node:crypto';
import { Fault } from '../provider/fault.ts';
import { readingsOf } from './readings.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const leakedWords = 8;
/** As many letters as eight words have; tells them where there are no words any more. */
const leakedLetters = 40;
/** Every stretch of the instructions would be many; a text that leaks says the next one too. */
const stride = 8;

/** A word nobody can guess or would write by chance, and that a translation leaves alone. It begins
    with letters that hardly ever meet, so that ordinary text need not wait for what follows. */
export function newMarker(): string {
  return `qzx${Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`;
}

export type LeakGuard = {
  /** Throws when the text shows the marker or eight words of the instructions in a row. */
  readonly checkWords: (text: string) => void;
  /** Throws also when they are disguised. Takes ten times as long. */
  readonly checkDisguises: (text: string) => void;
  /** How much of the text cannot be the marker's beginning. */
  readonly safeLength: (text: string) => number;
};

/** What the person's own material says may be said again, even where the instructions say it too. */
export function guardAgainstLeaks(marker: string, secret: string, material: string): LeakGuard {
  const phrases = new Set(phrasesOf(secret));
  const stretches = new Set(stretchesOf(secret, stride));

  function leaksWords(text: string): boolean {
    if (plain(text).includes(marker)) return true;
    const leaked = phrasesOf(text).filter((phrase) => phrases.has(phrase));
    return leaked.some((phrase) => !wordsOf(material).join(' ').includes(phrase));
  }

  function leaksLetters(text: string): boolean {
    const leaked = stretchesOf(text, 1).filter((stretch) => stretches.has(stretch));
    return leaked.some((stretch) => !lettersOf(material).includes(stretch));
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

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Every eight words in a row. */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(leakedWords - 1).map((_, at) => words.slice(at, at + leakedWords).join(' '));
}

/** Forty letters in a row, whatever stands between them. */
function stretchesOf(text: string, step: number): string[] {
  const all = lettersOf(text);
  const stretches: string[] = [];
  for (let at = 0; at + leakedLetters <= all.length; at += step) {
    stretches.push(all.slice(at, at + leakedLetters));
  }
  return stretches;
}

/** Without what could be strewn between the letters to hide them. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
