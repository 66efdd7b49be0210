import type { Mend, Written } from '../adoption.ts';

/** A written email without what was said around it. */
export type Stripped = Written & { readonly mended: readonly Mend[] };

const opener =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|ok|no problem)\b[^\n]{0,200}|(?:here(?:['’]s| is| are)|below is|this is|i(?:['’]ve| have) (?:rewritten|revised|improved|edited|updated|shortened|made))\b[^\n]{0,200}:|(?:rewritten|revised|improved|updated|final|new|optimi[sz]ed) (?:email|version|draft|message)[^\n]{0,40}:)[ \t]*(?:\n|$)/iu;
const closer =
  /\n[ \t]*\n[^\n]{0,20}\b(?:let me know if (?:you(?:['’]d| would) like|you want|you need|there['’]s anything|any)[^\n]{0,160}(?:changes?|adjust\w*|tweak\w*|edits?|version|tone|revis\w*|shorter|else)|feel free to (?:adjust|tweak|edit|change)|would you like me to|i(?:['’]ve| have) (?:kept|made|shortened|removed|focused)|(?:notes?|changes(?: made)?|what changed|explanation|key changes|why this works)\b[^\n]{0,40}:)[\s\S]{0,4000}$/iu;
const fence = /```[\w-]{0,20}[ \t]*\n([\s\S]*?)\n?[ \t]*```/u;
const subjectLine =
  /^\s*(?:\*{1,2}|#{1,6} )?(?:subject(?: line)?|betreff)\*{0,2}[ \t]*:\*{0,2}[ \t]*([^\n]{0,300})\n?/iu;
const bodyLabel =
  /^\s*(?:\*{1,2}|#{1,6} )?(?:body|email(?: body)?|message)\*{0,2}[ \t]*:\*{0,2}[ \t]*(?:\n|$)/iu;
const rule =
  /\n[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n(?=[\s\S]{0,80}\b(?:notes?|changes|changed|explanation|why|let me know|i (?:kept|removed|shortened|made|replaced)|version|tips?)\b)[\s\S]*$/iu;

/** Takes away greetings to the writer, fences, labels, quotation marks and notes around an email. */
export function stripChatter({ subject, body }: Written): Stripped {
  const mended: Mend[] = [];
  let text = body.replaceAll('\r\n', '\n').trim();
  let found = subject;
  const cut = (pattern: RegExp) => {
    const match = pattern.exec(text);
    if (!match || match[0].trim() === '') return;
    text = (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim();
    mended.push({ kind: 'chatter', text: match[0].trim() });
  };
  cut(opener);
  const fenced = fence.exec(text);
  if (fenced?.[1] !== undefined) {
    mended.push({ kind: 'chatter', text: '```' });
    text = fenced[1].trim();
  }
  cut(opener);
  const line = subjectLine.exec(text);
  if (line) {
    found =
      found === null || found.trim() === '' ? (line[1] ?? '').replace(/\*+$/u, '').trim() : found;
    cut(subjectLine);
  }
  cut(bodyLabel);
  cut(rule);
  cut(closer);
  const inside = /^(?:"([\s\S]*)"|“([\s\S]*)”)$/u.exec(text);
  const bare = inside?.[1] ?? inside?.[2];
  if (bare !== undefined && !/["“”]/u.test(bare)) {
    mended.push({ kind: 'chatter', text: text.slice(0, 1) });
    text = bare.trim();
  }
  return { subject: found, body: text, mended };
}
