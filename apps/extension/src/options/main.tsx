import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@replysmith/ui/fonts/english.css';
import '@replysmith/ui/tokens.css';
import '../pages.css';
import './options.css';
import { followScheme } from '../color-scheme.ts';
import type { Stored } from '../messages.ts';
import { Connection } from './connection.tsx';
import { Notes } from './notes.tsx';
import { Sites } from './sites.tsx';

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

followScheme(document.documentElement);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
