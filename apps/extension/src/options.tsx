import { paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@replysmith/web/tokens.css';
import './pages.css';
import './options.css';
import { followScheme } from './color-scheme.ts';

type Stored = { account?: { server: string; key: string }; off?: string[]; outbox?: unknown[] };

/** The connection to a server of one's own, and the sites that are off. */
function Options() {
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    const read = () => void chrome.storage.local.get<Stored>().then(setStored);
    read();
    chrome.storage.onChanged.addListener(read);
    return () => chrome.storage.onChanged.removeListener(read);
  }, []);
  if (!stored) return null;
  const { account, off = [], outbox = [] } = stored;
  return (
    <main>
      <h1>Replysmith settings</h1>
      <p>
        The coach works on this computer and needs no account. With an access key it can also save
        drafts among your templates and note what you have sent.
      </p>
      <Connection key={account?.server} account={account} kept={outbox.length} />
      {off.length > 0 && (
        <section>
          <h2>Sites where it is off</h2>
          <ul>
            {off.map((origin) => (
              <li key={origin}>
                {origin}
                <button
                  type="button"
                  aria-label={`Turn on again on ${origin}`}
                  onClick={() =>
                    void chrome.storage.local.set({ off: off.filter((one) => one !== origin) })
                  }
                >
                  Turn on again
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

type ConnectionProps = { account: Stored['account']; kept: number };

function Connection({ account, kept }: ConnectionProps) {
  const [address, setAddress] = useState(account?.server ?? '');
  const [key, setKey] = useState('');
  const [note, setNote] = useState('');

  const connect = async () => {
    const server = serverFrom(address);
    if (server === null) {
      setNote('This is no address of a server. It looks like https://replysmith.example.com.');
      return;
    }
    if (key.trim() === '') {
      setNote('Enter an access key. You make one in the settings of your account.');
      return;
    }
    // Asked for by this click, and for this one server.
    const isAllowed = await chrome.permissions.request({ origins: [`${server}/*`] });
    if (!isAllowed) {
      setNote('Without your permission the extension cannot reach the server.');
      return;
    }
    setNote('Asking the server …');
    const trouble = await checkAccount({ server, key: key.trim() });
    if (trouble !== null) {
      setNote(trouble);
      return;
    }
    await chrome.storage.local.set({ account: { server, key: key.trim() } });
  };
  const disconnect = async () => {
    await chrome.storage.local.remove(['account', 'outbox']);
    if (account) await chrome.permissions.remove({ origins: [`${account.server}/*`] });
  };

  return (
    <section>
      <h2>Your server</h2>
      {account && (
        <p>
          Connected to {account.server}. {kept > 0 && `${String(kept)} notes wait to be sent. `}
          <button type="button" onClick={() => void disconnect()}>
            Disconnect
          </button>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void connect();
        }}
      >
        <label>
          Address of the server
          <input
            value={address}
            inputMode="url"
            placeholder="https://replysmith.example.com"
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <label>
          Access key
          <input
            value={key}
            type="password"
            autoComplete="off"
            onChange={({ target }) => setKey(target.value)}
          />
        </label>
        <button type="submit" className="main">
          Connect
        </button>
      </form>
      <p role="status">{note}</p>
    </section>
  );
}

const isHere = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** The origin that somebody typed; null where it is none, or would send the key in the clear. */
function serverFrom(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  try {
    const url = new URL(text.includes('://') ? text : `https://${text}`);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
    return isSafe && url.username === '' ? url.origin : null;
  } catch {
    return null;
  }
}

/** Why a key does not work on a server, in a sentence; null where it does. */
async function checkAccount({
  server,
  key,
}: {
  readonly server: string;
  readonly key: string;
}): Promise<string | null> {
  const { host } = new URL(server);
  try {
    const response = await fetch(`${server}${paths.emailTemplates}?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (response.ok) return null;
    if (response.status === 401) return 'This access key is wrong, expired or revoked.';
    if (response.status === 403) return 'This access key may not read your templates.';
    if (response.status === 404) return `There is no Replysmith at ${host}.`;
    return `${host} answered with an error (${String(response.status)}). Please try again later.`;
  } catch {
    return `${host} cannot be reached. Check the address and your connection.`;
  }
}

followScheme(document.documentElement);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
