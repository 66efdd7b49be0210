import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../../../data/profile/interface-settings.ts';
import { commandOf } from './command-of.ts';
import type { Command } from './shortcuts.ts';

/** Listens to the page's keys. In fields, dialogs and menus keys belong to those. */
export function useShortcuts(run: Record<Command, () => void>): void {
  const [hasSingleKeys] = useSingleKeys();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyped(event) || isSomethingOpen()) return;
    const command = commandOf(event, hasSingleKeys);
    if (!command) return;
    event.preventDefault();
    run[command]();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
