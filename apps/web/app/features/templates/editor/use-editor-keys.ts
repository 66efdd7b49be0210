import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../../data/profile/interface-settings.ts';
import { editorTabs, type EditorTab } from './editor-tabs.ts';

type EditorKeys = {
  onSave: () => void;
  onTab: (tab: EditorTab) => void;
  onClose: () => void;
  onHelp: () => void;
};

/** The editor's shortcuts. While a dialog or a menu is open, keys belong to that. */
export function useEditorKeys({ onSave, onTab, onClose, onHelp }: EditorKeys) {
  const [hasSingleKeys] = useSingleKeys();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isSomethingOpen()) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // The place on the keyboard: with Alt some layouts write another sign there.
    const number = /^Digit([123])$/.exec(event.code)?.[1];
    const tab = number && editorTabs[Number(number) - 1];
    if (isCommand && !event.altKey && event.key.toLowerCase() === 's') onSave();
    else if (tab && isCommand !== event.altKey && !event.shiftKey) onTab(tab);
    else if (event.key === 'Escape' && !hearsEscape(event.target)) onClose();
    else if (isHelp(event) && hasSingleKeys) onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

function isHelp({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === '?' && !ctrlKey && !metaKey && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** Lists that open under a field close with the same key, and so does a line of the ledger. */
function hearsEscape(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('select, input[list], aside') !== null;
}
