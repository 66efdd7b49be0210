import { misread, type Optimization } from '@replysmith/contract';

/** Why the coach gave an email no verdict, in a sentence; null when it gave one. */
export function whyNotJudged({ reading }: Pick<Optimization, 'reading'>): string | null {
  return misread(reading);
}
