import { useEffect, useState } from 'react';
import { ask, type DraftText } from '../messages.ts';

type AccountProps = { draft: DraftText; setNote: (note: string) => void; turnOff: () => void };

/** What needs a server of one's own, and what concerns this site. */
export function Account({ draft, setNote, turnOff }: AccountProps) {
  const [server, setServer] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void ask('account', null).then((account) => setServer(account?.server ?? null));
  }, []);

  const call = async (what: 'saveTemplate' | 'noteSent') => {
    setBusy(true);
    try {
      setNote((await ask(what, draft)).message);
    } catch {
      setNote('That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <footer>
      {server !== null && (
        <>
          <button type="button" disabled={isBusy} onClick={() => void call('saveTemplate')}>
            Save as template
          </button>
          <button type="button" disabled={isBusy} onClick={() => void call('noteSent')}>
            Note as sent
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={() => void ask('openOptions', null)}>
        Settings
      </button>
      <button type="button" className="quiet" onClick={turnOff}>
        Off on this site
      </button>
      <p className="soft">
        {server === null
          ? 'Nothing you write leaves this computer.'
          : `Only what you save or note goes to ${new URL(server).host}.`}
      </p>
    </footer>
  );
}
