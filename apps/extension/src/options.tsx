import { pages } from '@replysmith/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@replysmith/ui/fonts/english.css';
import '@replysmith/ui/tokens.css';
import './pages.css';
import './options.css';
import { forgetSite, patternOf, turnOnAlways } from './background/sites.ts';
import { followScheme } from './color-scheme.ts';
import { type Account, ask, type Note, type Stored } from './messages.ts';

/** The connection to a server of one's own, what waits to be sent there, and the sites. */
function Options() {
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    const read = () => void chrome.storage.local.get<Stored>().then(setStored);
    read();
    chrome.storage.onChanged.addListener(read);
    return () => chrome.storage.onChanged.removeListener(read);
  }, []);
  if (!stored) return null;
  const { account, off = [], always = [], outbox = [] } = stored;
  return (
    <main>
      <h1>Replysmith settings</h1>
      <p>
        The coach works on this computer and needs no account. With an access key it can also save
        drafts among your templates and note what you have sent.
      </p>
      <Connection account={account} />
      <Notes notes={outbox} server={account?.server} />
      <Sites off={off} always={always} />
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type Problem = { readonly field: 'address' | 'key'; readonly text: string };

function Connection({ account }: { account: Account | undefined }) {
  const [address, setAddress] = useState(account?.server ?? '');
  const [key, setKey] = useState('');
  const [isChanging, setChanging] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const server = serverFrom(address);

  const refuse = (field: Problem['field'], text: string) => {
    setMessage('');
    setProblem({ field, text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const connect = async () => {
    setProblem(null);
    if (server === null) {
      refuse('address', 'Enter the whole address, such as https://replysmith.example.com.');
      return;
    }
    if (key.trim() === '') {
      refuse('key', 'Enter an access key.');
      return;
    }
    // Asked for by this click, and for this one server.
    const isAllowed = await chrome.permissions
      .request({ origins: [patternOf(server)] })
      .catch(() => false);
    if (!isAllowed) {
      refuse('address', 'Without your permission the extension cannot reach the server.');
      return;
    }
    setMessage('Asking the server …');
    const result = await ask('connect', { server, key: key.trim() }).catch(() => null);
    if (!result?.isDone) {
      refuse('key', result?.message ?? 'That did not work. Please try again.');
      return;
    }
    setMessage(result.message);
    setKey('');
    setChanging(false);
  };
  const disconnect = async () => {
    await ask('disconnect', null);
    setChanging(false);
    setMessage('Disconnected. The key is no longer in this browser.');
  };
  const field = (name: Problem['field']) => ({
    name,
    'aria-invalid': problem?.field === name || undefined,
    'aria-describedby': problem?.field === name ? `${name}-problem` : undefined,
  });
  const problemOf = (name: Problem['field']) =>
    problem?.field === name && (
      <p id={`${name}-problem`} className="problem" role="alert">
        {problem.text}
      </p>
    );

  return (
    <Section title="Your server">
      {account && (
        <p className="connected">
          <span>Connected to {account.server}.</span>
          {!isChanging && (
            <button type="button" onClick={() => setChanging(true)}>
              Use another key
            </button>
          )}
          <button type="button" onClick={() => void disconnect()}>
            Disconnect
          </button>
        </p>
      )}
      {(!account || isChanging) && (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void connect();
          }}
        >
          <label>
            Address of the server
            <input
              {...field('address')}
              value={address}
              inputMode="url"
              placeholder="https://replysmith.example.com"
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
          {problemOf('address')}
          <label>
            Access key
            <input
              {...field('key')}
              value={key}
              type="password"
              autoComplete="off"
              onChange={({ target }) => setKey(target.value)}
            />
          </label>
          {problemOf('key')}
          <p className="soft">
            It has to be one for reading and writing.
            {server !== null && (
              <>
                {' '}
                You make it in{' '}
                <a
                  href={`${server}${pages.settingsOf('access-keys')}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  your settings on {new URL(server).host}
                </a>
                .
              </>
            )}
          </p>
          <button type="submit" className="ink">
            Connect
          </button>
        </form>
      )}
      <p role="status">{message}</p>
    </Section>
  );
}

const isHere = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** The origin that somebody typed; null where it is none, or would send the key in the clear. */
function serverFrom(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/u.test(text)) return null;
  try {
    const url = new URL(text.includes('://') ? text : `https://${text}`);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
    return isSafe && url.username === '' ? url.origin : null;
  } catch {
    return null;
  }
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type NotesProps = { notes: readonly Note[]; server: string | undefined };

/** What was noted as sent and is not on the server yet. */
function Notes({ notes, server }: NotesProps) {
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

type SitesProps = { off: readonly string[]; always: readonly string[] };

/** The sites where somebody chose that it is on or off, with what can be done about it. */
function Sites({ off, always }: SitesProps) {
  const [message, setMessage] = useState('');
  const sites = [...new Set([...always, ...off])].toSorted();
  const turnOnAgain = async (site: string) => {
    const isOn = await turnOnAlways(site).catch(() => false);
    setMessage(isOn ? '' : `Without your permission it stays off on ${site}.`);
  };
  if (sites.length === 0) return null;
  return (
    <Section title="Sites">
      <ul>
        {sites.map((site) => (
          <li key={site}>
            <div className="about">
              <strong>{site}</strong>
              <span className="soft">{siteWords(off.includes(site), always.includes(site))}</span>
            </div>
            {off.includes(site) ? (
              <>
                <button
                  type="button"
                  aria-label={`Turn on again on ${site}`}
                  onClick={() => void turnOnAgain(site)}
                >
                  Turn on again
                </button>
                {always.includes(site) && (
                  <button
                    type="button"
                    aria-label={`Forget ${site}`}
                    onClick={() => void forgetSite(site)}
                  >
                    Forget
                  </button>
                )}
              </>
            ) : (
              <button
                type="button"
                aria-label={`Turn off on ${site}`}
                onClick={() => void ask('turnOff', site)}
              >
                Turn off
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </Section>
  );
}

function siteWords(isOff: boolean, isAlways: boolean): string {
  if (!isOff) return 'On at every visit. Turned off, it gives its permission for the site back.';
  return isAlways
    ? 'Off. Turned on again, it is on at every visit; your browser asks you to allow the site.'
    : 'Off. Turned on again, it works from the next time that the page is loaded.';
}

followScheme(document.documentElement);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
