import type { EmailReading } from '@replysmith/contract';
import { stageNames } from '../../../lib/words/stage-names.ts';
import { profileNames } from './profile-names.ts';

/** "written as a first email, sales": from a brief, what it is was not guessed but written. */
export function writtenAsWords(reading: EmailReading): string {
  return `written as ${namesOf(reading)
    .map(({ name }) => name)
    .join(', ')}`;
}

/** "read as a first email, sales (guessed)"; what the writer said comes first, without the guess. */
export function readAsWords(reading: EmailReading): string {
  const parts = namesOf(reading);
  const listed = (isGuessed: boolean) =>
    parts.filter((part) => part.isGuessed === isGuessed).map(({ name }) => name);
  const [said, guessed] = [listed(false), listed(true)];
  return `read as ${[...said, ...guessed].join(', ')}${guessed.length > 0 ? ' (guessed)' : ''}`;
}

function namesOf(reading: EmailReading) {
  return [
    { name: `a ${stageNames[reading.stage].toLowerCase()}`, isGuessed: reading.isStageGuessed },
    { name: profileNames[reading.profile].toLowerCase(), isGuessed: reading.isProfileGuessed },
  ].slice(0, reading.profile === 'general' ? 1 : 2);
}
