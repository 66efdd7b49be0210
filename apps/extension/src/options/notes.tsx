import { useState } from 'react';
import { ask, type Note } from '../messages.ts';
import { Section } from './section.tsx';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type NotesProps = { notes: readonly Note[]; server: string | undefined };

/** What was noted as sent and is not on the server yet. */
export function Notes({ notes, server }: NotesProps) {
  const [message, setMessage] = useState('');
  const retry = async (id: string) => {
    const result = await ask('retryNote', id).catch(() => null);
    setMessage(result?.message ?? 'That did not work. Please try again.');
  };
  const remove = async (id: string) => {
    await ask('removeNote', id);
    setMessage('Removed. It will not be sent.');
  };
  if (notes.length === 0 && message === '') return null;
  const refused = notes.filter(({ isRefused }) => isRefused).length;
  return (
    <Section title="Notes of sent emails">
      <p>
        {countText(notes.length - refused, 'waits', 'wait')} to be sent
        {refused > 0 && `, ${countText(refused, 'was', 'were')} refused`}. They stay in this browser
        until they are sent or you remove them.
      </p>
      <ul>
        {notes.map((note) => {
          const subject = note.body.subject?.trim() || 'No subject';
          return (
            <li key={note.id}>
              <div className="about">
                <strong>{subject}</strong>
                <span className="soft">
                  {moment.format(new Date(note.body.sent_at))}. {stateOf(note, server)}
                </span>
              </div>
              <button
                type="button"
                aria-label={`Try again: ${subject}`}
                onClick={() => void retry(note.id)}
              >
                Try again
              </button>
              <button
                type="button"
                aria-label={`Remove: ${subject}`}
                onClick={() => void remove(note.id)}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">{message}</p>
    </Section>
  );
}

const countText = (count: number, one: string, several: string) =>
  count === 1 ? `1 note ${one}` : `${String(count)} notes ${several}`;

function stateOf(
  { isRefused, problem = '', server: at }: Note,
  server: string | undefined,
): string {
  if (isRefused) return `Refused: ${problem}`;
  const { host } = new URL(at);
  return at === server ? `Waits for ${host}. ${problem}` : `Waits until you connect to ${host}.`;
}
