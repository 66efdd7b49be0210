import type { Traits } from './find-traits.ts';
import { occasionNames } from './occasion.ts';
import type { Intent } from './read-intent.ts';
import type { Letter } from './read-letters.ts';
import { letterNames } from './shared-traits.ts';

/**
 * Whether two emails are of one kind: `model` where one can be written after the other whatever it is
 * about, `same` where they are for one occasion, `trade` where their readers are alike, `open` where
 * little tells, `other` where they differ. What is late comes after an earlier email, and the other does not.
 */
export type KindInCommon = {
  readonly is: 'model' | 'same' | 'trade' | 'open' | 'other';
  readonly name: string | null;
  readonly isTrade: boolean;
  readonly isLate: boolean;
};

/** Who reminds of an email in one phrase speaks of something else as well. */
const leastReminders = 2;

export function kindInCommon(own: Intent, template: Intent): KindInCommon {
  const trade = [...own.trades].find((one) => template.trades.has(one));
  const isTrade = trade !== undefined;
  const isLate = template.occasion === 'follow_up' && own.occasion !== 'follow_up';
  const kind = (is: KindInCommon['is'], name: string | null = null) => ({
    ...{ is, name, isTrade, isLate },
  });
  if (barred(own) !== barred(template)) return kind('other');
  const letter = letterInCommon(own.letters, template.letters);
  if (letter) return kind('model', letterNames[letter]);
  const isNarrow = narrow(own.letters) || narrow(template.letters);
  if (own.occasion === 'application' && template.occasion === 'application') {
    return isTrade && !isNarrow
      ? kind('model', `${occasionNames.application} in ${trade}`)
      : kind('same', occasionNames.application);
  }
  if (own.occasion === 'thanks') return kind('same', occasionNames.thanks);
  if (
    !isNarrow &&
    isReminder(own) &&
    template.letters.has('chasing') &&
    template.trades.size === 0
  ) {
    return { ...kind('model', occasionNames.follow_up), isLate: true };
  }
  if (isLate) return kind('other');
  return kind(isTrade && !isNarrow ? 'trade' : 'open');
}

/** Thanks and applications are no models of anything else. */
function barred({ occasion }: Intent): string {
  return occasion === 'thanks' || occasion === 'application' ? occasion : '';
}

const broad: ReadonlySet<Letter> = new Set<Letter>(['application', 'chasing']);

function letterInCommon(own: Traits<Letter>, template: Traits<Letter>): Letter | undefined {
  return [...own.keys()].find((letter) => !broad.has(letter) && template.has(letter));
}

function narrow(letters: Traits<Letter>): boolean {
  return [...letters.keys()].some((letter) => !broad.has(letter));
}

function isReminder({ letters }: Intent): boolean {
  return (letters.get('chasing') ?? 0) >= leastReminders;
}
