import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { begunVariable, fittingVariables, withVariable } from './variable-menu.ts';

type MenuOptions = {
  text: string;
  onChange: (text: string) => void;
  names: readonly string[];
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The variables on offer while one is being typed, and the keys that choose among them. */
export function useVariableMenu({ text, onChange, names, field }: MenuOptions) {
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);

  const begun = caret === null ? null : begunVariable(text, caret);
  const fitting = begun ? fittingVariables(names, begun) : [];
  const isOpen = begun !== null && fitting.length > 0 && dismissedAt !== begun.start;
  const active = Math.min(chosen, fitting.length - 1);

  const follow = () => {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {};
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
  };
  const insert = (name: string, from: number, to: number) => {
    const next = withVariable(text, from, to, name);
    flushSync(() => {
      onChange(next.text);
      setCaret(null);
      setChosen(0);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const pick = (name: string) => {
    if (begun && caret !== null) insert(name, begun.start, caret);
  };

  /** True when the key was meant for the menu. */
  const hearKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const name = fitting[active];
    if (event.key === 'ArrowDown') setChosen((active + 1) % fitting.length);
    else if (event.key === 'ArrowUp') setChosen((active + fitting.length - 1) % fitting.length);
    else if (event.key === 'Escape') setDismissedAt(begun.start);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name) pick(name);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    /** Null while nothing is on offer. */
    menu: isOpen ? { at: begun.start, names: fitting, active } : null,
    follow,
    leave: () => setCaret(null),
    hearKey,
    pick,
    /** Writes a variable where the caret is, or in place of what is selected. */
    insertAtCaret: (name: string) => {
      const from = field.current?.selectionStart ?? text.length;
      insert(name, from, field.current?.selectionEnd ?? from);
    },
  };
}
