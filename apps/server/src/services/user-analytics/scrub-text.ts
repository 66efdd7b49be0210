const quotedText = /"[^"\n]{30,}"|'[^'\n]{30,}'|`[^`\n]{30,}`/gu;
const emailAddress = /[^\s@<>"'(),:;/]{1,64}(?:@|%40)[^\s@<>"'(),:;/]{1,200}\.\p{L}{2,63}/gu;
const secret =
  /\b(authorization|password|secret|token|cookie|key)(["']?\s?[:=]\s?["']?)(?:bearer\s)?[^\s"',;]{1,400}/giu;
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/giu;
/** No word is that long; names of our files have hyphens. */
const longRun = /\w{20,}/gu;
const longNumber = /\d(?:[ -]?\d){5,}/gu;
/** What an address ends at within a sentence or a stack. */
const word = /[^\s"'`<>()[\]]+/gu;
const place = /(?::\d{1,7}){1,2}$/u;

/**
 * What a page tells of an error may quote an email, an address or a secret. They are taken out; what
 * failed and where in our files stays.
 */
export function scrubText(text: string): string {
  return text
    .replace(quotedText, '[text]')
    .replace(word, withoutQuery)
    .replace(emailAddress, '[email]')
    .replace(secret, '$1$2[secret]')
    .replace(uuid, '[id]')
    .replace(longRun, (run) => (/\d/u.test(run) ? '[token]' : run))
    .replace(longNumber, '[number]');
}

/** An address without what it asks for; its line and column in a stack stay. */
function withoutQuery(token: string): string {
  if (!token.includes('/')) return token;
  const end = token.search(/[?#]/u);
  if (end === -1) return token;
  return token.slice(0, end) + (place.exec(token)?.[0] ?? '');
}
