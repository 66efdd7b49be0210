import { isSingleKey, shortcuts, type Command } from './shortcuts.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key stands for here; null for nothing. */
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
    // Signs are typed with Shift on some keyboards.
    (!isLetter || parts.includes('Shift') === pressed.shiftKey) &&
    (isLetter ? isLetterPressed(key, pressed) : pressed.key === key)
  );
}

/** By the sign, or else by the place: other alphabets, and Alt on a Mac, write another sign there. */
function isLetterPressed(letter: string, { key, code }: Pressed): boolean {
  return key.toUpperCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter}`);
}
