import type { EmailReading } from '@replysmith/contract';
import { profileNames, stageNames } from './reading-names.ts';

/** "read as a first email, sales" */
export function readAsWords({ stage, profile }: EmailReading): string {
  const place = `read as a ${stageNames[stage].toLowerCase()}`;
  return profile === 'general' ? place : `${place}, ${profileNames[profile].toLowerCase()}`;
}
