import type { EmailText } from '@replysmith/contract';
import { blanksIn } from '../../result/sheet/blanks.ts';

/** The labels of the blanks in an email, each once. */
export function blanksOf({ subject, body }: EmailText): string[] {
  return blanksIn(`${subject ?? ''}\n${body}`);
}
