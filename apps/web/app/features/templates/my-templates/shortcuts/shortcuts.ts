export type Command =
  'new' | 'folder' | 'search' | 'import' | 'export' | 'look' | 'all' | 'clear' | 'help';

type Shortcut = {
  readonly command: Command;
  readonly does: string;
  /** The first is the usual one; some browsers keep it for themselves. */
  readonly keys: readonly string[];
};

/** "Ctrl" is Cmd on a Mac. Keys of one letter or sign can be switched off. */
export const shortcuts: readonly Shortcut[] = [
  { command: 'new', does: 'New template', keys: ['Ctrl+N', 'Alt+N', 'C'] },
  { command: 'folder', does: 'New folder', keys: ['Ctrl+Shift+F', 'Alt+F'] },
  { command: 'search', does: 'Search', keys: ['/', 'Alt+S'] },
  { command: 'import', does: 'Import', keys: ['Ctrl+I', 'Alt+I'] },
  { command: 'export', does: 'Export', keys: ['Ctrl+E', 'Alt+E'] },
  { command: 'look', does: 'Grid or list', keys: ['G', 'Alt+G'] },
  { command: 'all', does: 'Select all, or none', keys: ['Ctrl+A'] },
  { command: 'clear', does: 'Clear the selection', keys: ['Escape'] },
  { command: 'help', does: 'This list', keys: ['?', 'Alt+H'] },
];

export function isSingleKey(key: string): boolean {
  return key.length === 1;
}
