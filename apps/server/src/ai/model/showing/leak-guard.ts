import { randomBytes } from 'node:crypto';
import { Fault } from '../provider/fault.ts';
import { readingsOf } from './readings.ts';

const leakedWords = 8;
/** As many letters as eight words have; tells them where there are no words any more. */
const leakedLetters = 40;

/** A word nobody can guess or would write by chance. It begins with letters that hardly ever meet,
    so that ordinary text need not wait for what follows. */
export function newMarker(): string {
  return `qzx${randomBytes(12).toString('hex')}`;
}

export type LeakGuard = {
  /** Throws when the text shows the marker or eight words of the instructions in a row. */
  readonly check: (text: string) => void;
  /** How much of the text cannot be the marker's beginning. */
  readonly safeLength: (text: string) => number;
};

/** What the person's own material says may be said again, even where the instructions say it too. */
export function guardAgainstLeaks(marker: string, secret: string, material: string): LeakGuard {
  const traces = new Set(tracesOf(secret));
  for (const trace of tracesOf(material)) traces.delete(trace);

  function leaks(text: string): boolean {
    return plain(text).includes(marker) || tracesOf(text).some((trace) => traces.has(trace));
  }

  return {
    check: (text) => {
      if (readingsOf(text).some(leaks)) throw new Fault('unusable');
    },
    safeLength: (text) => {
      let held = 0;
      for (let at = text.length, tail = ''; at > 0 && tail.length < marker.length;) {
        at -= 1;
        const letter = plain(text.charAt(at));
        tail = letter + tail;
        if (letter !== '' && marker.startsWith(tail)) held = text.length - at;
      }
      return text.length - held;
    },
  };
}

/** Every eight words in a row, and every forty letters in a row whatever stands between them. */
function tracesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const traces: string[] = [];
  for (let at = 0; at + leakedWords <= words.length; at += 1) {
    traces.push(words.slice(at, at + leakedWords).join(' '));
  }
  for (let at = 0; at + leakedLetters <= letters.length; at += 1) {
    traces.push(letters.slice(at, at + leakedLetters));
  }
  return traces;
}

/** Without what could be strewn between the letters to hide them. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
