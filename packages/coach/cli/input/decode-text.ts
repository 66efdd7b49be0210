import { UsageError } from './usage-error.ts';

/** The text that bytes spell; refuses what is not UTF-8 rather than guess. */
export function decodeText(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name}: not UTF-8 text.`);
  }
}
