import { UnreadableSource } from './unreadable-source.ts';

/** The text of a file, by its byte order mark, or as UTF-8, or else as Windows wrote it. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Programs and archives have such a byte near their beginning; texts have none.
  if (bytes.subarray(0, 4_096).includes(0)) throw new UnreadableSource('this is not a text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
