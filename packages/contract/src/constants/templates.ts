/** What a template is for, as offered; a person may name others. */
export const templateCategories = [
  'Cold Outreach',
  'Follow-up',
  'Meeting Request',
  'Thank You',
  'Introduction',
  'Sales Pitch',
  'Networking',
  'Job Application',
] as const;

export const defaultCategory = 'General';

export const defaultFolderColor = '#3B82F6';

/** Offered for folders; the first is the default. */
export const folderPalette = [
  { name: 'Blue', color: defaultFolderColor },
  { name: 'Teal', color: '#0F766E' },
  { name: 'Green', color: '#5B7F3A' },
  { name: 'Olive', color: '#8A8420' },
  { name: 'Amber', color: '#B8741A' },
  { name: 'Brick', color: '#B4472B' },
  { name: 'Rose', color: '#BE3F6D' },
  { name: 'Plum', color: '#8A4A78' },
  { name: 'Indigo', color: '#4F56A6' },
  { name: 'Slate', color: '#5A6676' },
] as const;

/** Offered when templates are moved, and made once they are chosen. */
export const offeredFolders = ['Marketing', 'Sales', 'Support', 'Archive'] as const;

/** Where archived templates go. */
export const archiveFolder = 'Archive';

/** How long a deleted template, session or campaign can be had back. */
export const trashDays = 30;

/** Of the library's list and of a folder: from so many rows only what is in view is drawn. */
export const virtualFrom = { library: 20, folder: 50 } as const;
