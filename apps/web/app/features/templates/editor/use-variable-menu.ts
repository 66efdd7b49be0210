import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** A variable that is being typed: the position of its braces and the beginning of its name. */
type OpenVariable = { readonly start: number; readonly typed: string };

const begun = /\{\{\s?(\w{0,40})$/;

/** The variable that is being typed before the caret; null when there is none. */
export function variableBeforeCaret(text: string, caret: number): OpenVariable | null {
  const before = text.slice(Math.max(0, caret - 60), caret);
  const found = begun.exec(before);
  if (!found) return null;
  return { start: caret - found[0].length, typed: found[1] ?? '' };
}

/** The variables whose names begin like that, ignoring case. */
export function fittingVariables(names: readonly string[], { typed }: OpenVariable): string[] {
  const wanted = typed.toLowerCase();
  return names.filter((name) => name.toLowerCase().startsWith(wanted));
}

/** The text with a variable in place of a range, and the caret after it. */
export function withVariable(text: string, from: number, to: number, name: string) {
  const rest = text.slice(to).replace(/^\s?\}\}?/, '');
  const inserted = `{{${name}}}`;
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length };
}

type MenuOptions = {
  text: string;
  onChange: (text: string) => void;
  names: readonly string[];
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The menu of variables while one is being typed, and its keys. */
export function useVariableMenu({ text, onChange, names, field }: MenuOptions) {
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);

  const begun = caret === null ? null : variableBeforeCaret(text, caret);
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

  /** Returns true when the menu used the key. */
  const onMenuKey = (event: KeyboardEvent): boolean => {
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
    /** Null while the menu is closed. */
    menu: isOpen ? { at: begun.start, names: fitting, active } : null,
    follow,
    leave: () => setCaret(null),
    onMenuKey,
    pick,
    /** Inserts a variable at the caret, or replaces the selection. */
    insertAtCaret: (name: string) => {
      const from = field.current?.selectionStart ?? text.length;
      insert(name, from, field.current?.selectionEnd ?? from);
    },
  };
}
