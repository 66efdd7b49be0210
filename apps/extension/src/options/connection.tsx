import { pages } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { patternOf } from '../background/sites.ts';
import { type Account, ask } from '../messages.ts';
import { Section } from './section.tsx';

type Problem = { readonly field: 'address' | 'key'; readonly text: string };

/** The server of one's own, and the key for it. */
export function Connection({ account }: { account: Account | undefined }) {
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
