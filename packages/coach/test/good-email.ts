import type { Draft } from '../src/index.ts';

const opening =
  'I saw you opened a second café in Leeds in March and still bake everything in the York kitchen. That is a 40-minute drive for every tray of croissants.';
const offer =
  'We deliver frozen butter croissants that are proved and ready for the oven. Laynes in Leeds bakes 120 a day from ours and stopped its 4 am shift.';

export const goodParts = {
  greeting: 'Hi Priya,',
  opening,
  offer,
  ask: 'Would a tray of samples for the Leeds oven be of use?',
  close: 'Thanks,\nMarek\nDough & Daughters',
} as const;

type Changes = Partial<Record<keyof typeof goodParts, string>> & {
  readonly subject?: string | null;
  readonly stage?: Draft['stage'];
  readonly profile?: Draft['profile'];
};

/** An email that loses nothing, with the parts a test wants to be different. An empty part is left out. */
export function goodEmail({
  subject = 'Oven space for your Leeds café',
  stage,
  profile,
  ...parts
}: Changes = {}): Draft {
  const { greeting, opening: first, offer: second, ask, close } = { ...goodParts, ...parts };
  const body = [greeting, first, second, ask, close].filter((part) => part !== '').join('\n\n');
  return { subject, body, stage, profile };
}
