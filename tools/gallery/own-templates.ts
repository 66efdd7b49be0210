import { folderPalette } from '@replysmith/contract';

type OwnFolder = { name: string; color: string };

const colorOf = (colorName: (typeof folderPalette)[number]['name']) =>
  folderPalette.find(({ name }) => name === colorName)?.color ?? folderPalette[0].color;

export const ownFolders: readonly OwnFolder[] = [
  { name: 'Online shops', color: colorOf('Brick') },
  { name: 'Follow-ups', color: colorOf('Teal') },
  { name: 'Agencies', color: colorOf('Plum') },
  { name: 'Press', color: colorOf('Olive') },
  { name: 'Introductions', color: colorOf('Indigo') },
  { name: 'Thanks', color: colorOf('Slate') },
];

type Kept = {
  /** In the library that comes with the product. */
  id: string;
  folder: string | null;
  tags: readonly string[];
  uses: number;
  isFavorite?: boolean;
};

/** What the writer of the pictures has made her own, oldest first. */
export const ownTemplates: readonly Kept[] = [
  { id: 'donor-where-the-money-went', folder: 'Thanks', tags: ['figures'], uses: 1 },
  { id: 'note-a-friend-can-forward', folder: 'Introductions', tags: ['referral'], uses: 2 },
  { id: 'after-a-no-the-budget-year', folder: 'Follow-ups', tags: ['after a no'], uses: 2 },
  { id: 'data-story-for-a-local-reporter', folder: 'Press', tags: ['figures', 'local'], uses: 1 },
  { id: 'podcast-guest-with-a-failure', folder: 'Press', tags: ['podcast'], uses: 2 },
  { id: 'sent-by-somebody-they-trust', folder: 'Introductions', tags: ['referral'], uses: 5 },
  { id: 'referral-that-became-work', folder: 'Thanks', tags: ['referral'], uses: 3 },
  { id: 'half-translated-site', folder: 'Online shops', tags: ['abroad', 'first touch'], uses: 6 },
  { id: 'agency-overflow-partner', folder: 'Agencies', tags: ['partners'], uses: 4 },
  { id: 'proposal-cut-in-half', folder: 'Follow-ups', tags: ['second email'], uses: 3 },
  { id: 'two-costs-side-by-side', folder: 'Agencies', tags: ['figures', 'pricing'], uses: 3 },
  { id: 'break-up-in-two-sentences', folder: 'Follow-ups', tags: ['last email'], uses: 9 },
  { id: 'returns-in-the-right-country', folder: 'Online shops', tags: ['abroad'], uses: 5 },
  {
    id: 'one-new-fact-status-page',
    folder: 'Follow-ups',
    tags: ['second email', 'figures'],
    uses: 7,
    isFavorite: true,
  },
  {
    id: 'slow-checkout-timed',
    folder: 'Online shops',
    tags: ['first touch', 'timed'],
    uses: 14,
    isFavorite: true,
  },
  { id: 'tickets-without-a-mouse', folder: 'Online shops', tags: ['first touch'], uses: 4 },
];
