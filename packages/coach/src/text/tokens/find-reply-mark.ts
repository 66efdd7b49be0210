import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';
import { findVisible } from '../words/visible.ts';

const names = 're|fwd?|aw|antw|antwort|wg|sv|vb|vs|vl|tr|rv|odp';
const count = String.raw`(?:\s?[[(^]?\d{1,3}[\])]?)?`;
const mark = [
  String.raw`(?:${names})${count}\s?:`,
  String.raw`[[(](?:re|fwd?|aw|wg|antwort)${count}\s?:?[\])](?:\s?:|(?=\s|$))`,
  String.raw`(?:re|fwd?)\s?[-–—]+(?=\s)`,
].join('|');
const marks = new RegExp(`^\\s*(?:(?:${mark})\\s*)+`, 'iu');
const longestHead = 120;

/** Letters of other scripts that look like those of a mark. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    ѕ: 's',
    ԝ: 'w',
    г: 'r',
    ѵ: 'v',
    т: 't',
    А: 'a',
    Е: 'e',
    Α: 'a',
    Ε: 'e',
  }),
);
const anyLookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'gu');
const fullWidth = /[\uff01-\uff5e]/gu;
const fromFullWidth = 0xfee0;

/** "Re:", "FW: AW:", "[Re]", "Re[2]:" at the head of a subject, as a reader sees it and whatever signs it is made of. */
export function findReplyMark(subject: string): Stretch | null {
  const [found] = findVisible(subject.slice(0, longestHead), (visible) => {
    const whole = marks.exec(plainLetters(visible))?.[0];
    if (whole === undefined) return [];
    const start = whole.length - whole.trimStart().length;
    return [stretchOf(visible, start, whole.trimEnd().length)];
  });
  return found ? { ...found, text: subject.slice(found.start, found.end) } : null;
}

function plainLetters(text: string): string {
  return text
    .replace(anyLookalike, (sign) => lookalikes.get(sign) ?? sign)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromFullWidth));
}
