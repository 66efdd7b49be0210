import { moveAmong } from '../../../ui/list-focus/move-among.ts';

/** Arrow keys lead from session to session, and down from the search to the first. */
export function moveInSessions(sessions: HTMLElement, key: string): boolean {
  const rows = [...sessions.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const isSearching = activeElement instanceof HTMLInputElement && activeElement.type === 'search';
  if (!isSearching) return moveAmong(rows, key);
  if (key !== 'ArrowDown') return false;
  rows[0]?.focus();
  return rows.length > 0;
}
