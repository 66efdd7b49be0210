import type { Stretch } from '../email.ts';
import { isBlank } from '../words/split-lines.ts';

const footerWords =
  /^\s*(?:sent (?:from|via|with) (?:my|outlook|gmail|yahoo|mail for|proton|superhuman|hey)|get outlook for|von meinem \S+ gesendet|envoyé de mon|enviado desde mi|inviato da(?:l mio)?)\b|\bunsubscribe\b|\bmanage (?:your )?(?:email )?preferences\b|\bupdate your preferences\b|\bview (?:this email )?in (?:your )?browser\b|\bopt(?:ing)?[- ]?out\b|\bno longer (?:wish|want)\b|\brather not (?:hear|receive|get)\b|\bdon['’]t want to (?:hear|receive|get)\b|\bstop receiving\b|\bremove(?:d)? (?:me|you )?from (?:my|our|this|the) (?:mailing )?list\b|\bconfidential(?:ity)?\b.{0,200}\bintended\b|^\s*(?:confidentiality|legal|privacy) (?:notice|disclaimer)\b|^\s*disclaimer\s?:|\bconsider the environment before\b|\bif you (?:are not|have received this|received this) (?:the intended|e-?mail|message)|\byou (?:received|are getting) this (?:e-?mail|message|because)\b|\bintended (?:solely|only) for\b|\bregistered (?:in|office|company)\b|\bprivacy (?:policy|notice)\b|\ball rights reserved\b|©|\byou(?:['’]re| are) receiving this\b|\bthis (?:e-?mail|message) (?:was sent|and any|is confidential)\b/iu;
const longestLine = 1000;

/**
 * The index of the first line of a legal or opt-out footer among lines `from` to `end`; `end` when there is none.
 * It is looked for in the last paragraphs only: a footer has nothing but more footer below it.
 */
export function findFooter(lines: readonly Stretch[], from: number, end: number): number {
  let footer = end;
  let paragraphEnd = end;
  while (paragraphEnd > from) {
    let start = paragraphEnd;
    while (start > from && !isBlankAt(lines, start - 1)) start -= 1;
    const isFooter = lines
      .slice(start, paragraphEnd)
      .some((line) => footerWords.test(line.text.slice(0, longestLine)));
    if (isFooter) footer = firstFooterLine(lines, start, paragraphEnd);
    else if (start < paragraphEnd) break;
    paragraphEnd = start - 1;
  }
  return footer;
}

/** A signature right above the footer, with no blank line between, is not part of it. */
function firstFooterLine(lines: readonly Stretch[], start: number, end: number): number {
  for (let index = start; index < end; index += 1) {
    const text = lines[index]?.text.slice(0, longestLine) ?? '';
    if (footerWords.test(text)) return index;
  }
  return start;
}

function isBlankAt(lines: readonly Stretch[], index: number): boolean {
  const line = lines[index];
  return line === undefined || isBlank(line);
}
