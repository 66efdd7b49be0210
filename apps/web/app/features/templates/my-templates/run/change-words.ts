import { trashDays, type TemplateChange } from '@replysmith/contract';
import { isolated } from '../../../../lib/words/isolated.ts';
import { templatesText } from '../../templates-text.ts';

type Words = {
  /** While it is done: "Moving 120 templates". */
  doing: (count: number) => string;
  /** Once it is done; of a single one by its name. */
  done: (count: number, name?: string) => string;
  /** What more there is to say then. */
  note?: string;
  /** The title where a single one was not done, and where many were not. */
  failed: { one: string; many: string };
  /** "Unable to move templates: …" */
  unable: (name?: string) => string;
};

const quoted = (name?: string) => (name === undefined ? 'templates' : `"${isolated(name)}"`);
const named = (count: number, name?: string) =>
  name === undefined ? templatesText(count) : `“${isolated(name)}”`;

const words: Record<TemplateChange['type'], Words> = {
  tag: {
    doing: (count) => `Tagging ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} tagged`,
    failed: { one: 'Error Adding Tags', many: 'Error Adding Tags' },
    unable: () => 'add tags',
  },
  move: {
    doing: (count) => `Moving ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} moved successfully`,
    failed: { one: 'Move Template Failed', many: 'Error Moving Templates' },
    unable: (name) => (name === undefined ? 'move templates' : 'move template'),
  },
  archive: {
    doing: (count) => `Archiving ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} archived`,
    note: 'They are in the folder Archive.',
    failed: { one: 'Move Template Failed', many: 'Error Moving Templates' },
    unable: () => 'archive templates',
  },
  duplicate: {
    doing: (count) => `Duplicating ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} duplicated`,
    failed: { one: 'Clone Failed', many: 'Error Cloning Templates' },
    unable: (name) => `clone ${quoted(name)}`,
  },
  favorite: {
    doing: (count) => `Changing ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} changed`,
    failed: { one: 'Toggle Favorite Failed', many: 'Error Updating Favorite' },
    unable: (name) => `update ${quoted(name)}`,
  },
  delete: {
    doing: (count) => `Deleting ${templatesText(count)}`,
    done: (count, name) => `${named(count, name)} deleted.`,
    note: `In the trash for ${trashDays} days.`,
    failed: { one: 'Delete Failed', many: 'Error Deleting Templates' },
    unable: (name) => `delete ${quoted(name)}`,
  },
  restore: {
    doing: (count) => `Restoring ${templatesText(count)}`,
    done: (count, name) => `${named(count, name)} restored.`,
    failed: { one: 'Restore Failed', many: 'Error Restoring Templates' },
    unable: (name) => `restore ${quoted(name)}`,
  },
  purge: {
    doing: (count) => `Deleting ${templatesText(count)} for good`,
    done: (count, name) => `${named(count, name)} deleted for good.`,
    failed: { one: 'Delete Failed', many: 'Error Deleting Templates' },
    unable: (name) => `delete ${quoted(name)}`,
  },
};

/** How the reader is told of a change. */
export function wordsOf(change: TemplateChange): Words {
  if (change.type !== 'favorite') return words[change.type];
  const done = change.is_favorite
    ? 'Template added to favorites'
    : 'Template removed from favorites';
  return { ...words.favorite, done: () => done };
}
