import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../../data/profile.ts';
import { type Shortcut, isSingleKey } from '../../../components/shortcut-list.tsx';
import { usePage, useSelectAll } from './page-context.ts';
import { useNewTemplate } from './page-head.tsx';
import { isDialogOrMenuOpen } from '../../../components/dialog.tsx';

type Command =
  | 'new'
  | 'folder'
  | 'search'
  | 'import'
  | 'export'
  | 'look'
  | 'all'
  | 'clear'
  | 'help';

/** The first key of each is the usual one, but some browsers reserve it. */
export const shortcuts: readonly (Shortcut & { readonly command: Command })[] = [
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

/** The keys of the page. */
export function PageKeys() {
  const { view, changeView, selecting, open } = usePage();
  const createTemplate = useNewTemplate();
  const selectAll = useSelectAll();
  useShortcuts({
    new: createTemplate,
    folder: () => open({ type: 'folder', folder: null }),
    search: () => document.querySelector<HTMLElement>('[data-search] input')?.focus(),
    import: () => open({ type: 'import' }),
    export: () => open({ type: 'export', chosen: null }),
    look: () => changeView({ look: view.look === 'grid' ? 'list' : 'grid' }),
    all: selectAll,
    clear: selecting.clear,
    help: () => open({ type: 'shortcuts' }),
  });
  return null;
}

/** Listens to the page's keys, except in fields, dialogs and menus. */
function useShortcuts(run: Record<Command, () => void>): void {
  const [hasSingleKeys] = useSingleKeys();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyped(event) || isDialogOrMenuOpen())
      return;
    const command = commandOf(event, hasSingleKeys);
    if (!command) return;
    event.preventDefault();
    run[command]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command of a key; null when it has none. */
export function commandOf(pressed: Pressed, hasSingleKeys: boolean): Command | null {
  const found = shortcuts.find(({ keys }) =>
    keys.some((key) => (hasSingleKeys || !isSingleKey(key)) && isPressed(key, pressed)),
  );
  return found?.command ?? null;
}

function isPressed(combination: string, pressed: Pressed): boolean {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  const isLetter = /^[A-Z]$/.test(key);
  return (
    parts.includes('Ctrl') === (pressed.ctrlKey || pressed.metaKey) &&
    parts.includes('Alt') === pressed.altKey &&
    // Some characters need Shift on some keyboards.
    (!isLetter || parts.includes('Shift') === pressed.shiftKey) &&
    (isLetter ? isLetterPressed(key, pressed) : pressed.key === key)
  );
}

/**
 * By character, or else by position, because other alphabets, and Alt on a Mac, type other
 * characters.
 */
function isLetterPressed(letter: string, { key, code }: Pressed): boolean {
  return key.toUpperCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter}`);
}
