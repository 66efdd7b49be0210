import { randomBytes } from 'node:crypto';
import { Fault } from './fault.ts';

const leakedWords = 8;
const words = /[\p{L}\p{N}]+/gu;
/** Text that hides another text; shorter runs hold fewer than eight words. */
const encoded = /[A-Za-z0-9+/_-]{32,}/g;

/** A line nobody can guess or would write by chance. It begins with letters that hardly ever meet,
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

/** What the writer's own material says may be said again, even where the instructions say it too. */
export function guardAgainstLeaks(marker: string, secret: string, material: string): LeakGuard {
  const phrases = phrasesOf(secret);
  for (const phrase of phrasesOf(material)) phrases.delete(phrase);

  function leaks(text: string): boolean {
    if (plain(text).includes(marker)) return true;
    for (const phrase of phrasesOf(text)) if (phrases.has(phrase)) return true;
    return false;
  }

  return {
    check: (text) => {
      const hidden = (text.match(encoded) ?? []).flatMap(decodings);
      if (leaks(text) || hidden.some(leaks)) throw new Fault('unusable');
    },
    safeLength: (text) => {
      let held = 0;
      for (let at = text.length, tail = ''; at > 0 && tail.length < marker.length;) {
        at -= 1;
        tail = plain(text.charAt(at)) + tail;
        if (tail !== '' && marker.startsWith(tail)) held = text.length - at;
      }
      return text.length - held;
    },
  };
}

function phrasesOf(text: string): Set<string> {
  const all = text.toLowerCase().match(words) ?? [];
  const phrases = new Set<string>();
  for (let at = 0; at + leakedWords <= all.length; at += 1) {
    phrases.add(all.slice(at, at + leakedWords).join(' '));
  }
  return phrases;
}

/** Without what could be strewn between the letters to hide them. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function decodings(run: string): string[] {
  return [Buffer.from(run, 'base64').toString(), Buffer.from(run, 'hex').toString()];
}
