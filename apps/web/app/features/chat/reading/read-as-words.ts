import type { EmailReading } from '@replysmith/contract';
import { profileNames, stageNames } from './reading-names.ts';

/** "read, by guess, as a first email, sales"; what the writer said comes first, without the guess. */
export function readAsWords(reading: EmailReading): string {
  const parts = [
    { name: `a ${stageNames[reading.stage].toLowerCase()}`, isGuessed: reading.isStageGuessed },
    { name: profileNames[reading.profile].toLowerCase(), isGuessed: reading.isProfileGuessed },
  ].slice(0, reading.profile === 'general' ? 1 : 2);
  const listed = (isGuessed: boolean) =>
    parts
      .filter((part) => part.isGuessed === isGuessed)
      .map(({ name }) => name)
      .join(', ');
  const [said, guessed] = [listed(false), listed(true)];
  if (!said) return `read, by guess, as ${guessed}`;
  return guessed ? `read as ${said}; by guess, ${guessed}` : `read as ${said}`;
}
