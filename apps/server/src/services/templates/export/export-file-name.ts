/** What some system does not take in a name, and marks that turn the order of letters round. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A text as the name of a file anywhere; empty when nothing of it can be. */
export function exportFileName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return device.test(name) ? `_${name}` : name;
}
