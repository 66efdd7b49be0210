import { useEffect, useState } from 'react';
import { checkAccount, serverFrom } from './check-account.ts';

type Stored = { account?: { server: string; key: string }; off?: string[]; outbox?: unknown[] };

/** The connection to a server of one's own, and the sites that are off. */
export function Options() {
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
