import type { Reading } from '../../src/index.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** "Read as an email, first (a guess), sales." */
export function describeReading(reading: Reading): string {
  const { language, isSupported, kind, stage, profile } = reading;
  if (!isSupported) {
    return `Read as ${languages.of(language) ?? language}, which is not supported yet: only what needs no language is scored.`;
  }
  const guess = (isGuessed: boolean) => (isGuessed ? ' (a guess)' : '');
  return [
    `Read as ${kind.replaceAll('_', ' ')}`,
    `${stage.replaceAll('_', ' ')}${guess(reading.isStageGuessed)}`,
    `${profile.replaceAll('_', ' ')}${guess(reading.isProfileGuessed)}.`,
  ].join(', ');
}
