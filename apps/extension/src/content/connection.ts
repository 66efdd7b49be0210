import { type FromBackground, pagePort, type ToBackground } from '../messages.ts';

type Connection = {
  readonly send: (message: ToBackground) => void;
  readonly end: () => void;
};

type Listeners = {
  readonly hear: (message: FromBackground) => void;
  /** The background was stopped and is starting anew; what was asked of it is lost. */
  readonly lost: () => void;
  /** The extension was removed, turned off or replaced by a newer one. */
  readonly gone: () => void;
};

const stayMs = 20_000;
const againMs = 200;

/** A line to the background, held while somebody writes. */
export function connect({ hear, lost, gone }: Listeners): Connection {
  let port: chrome.runtime.Port | null = null;
  let hasEnded = false;
  const open = () => {
    // Nothing else tells an orphaned script that its extension is no more.
    if (!isAlive()) {
      end();
      gone();
      return;
    }
    port = chrome.runtime.connect({ name: pagePort });
    port.onMessage.addListener(hear);
    port.onDisconnect.addListener(() => {
      port = null;
      if (hasEnded) return;
      setTimeout(() => {
        if (hasEnded) return;
        open();
        if (port) lost();
      }, againMs);
    });
  };
  const send = (message: ToBackground) => {
    port?.postMessage(message);
  };
  const stay = setInterval(() => {
    if (document.visibilityState === 'visible') send({ type: 'stay' });
  }, stayMs);
  const end = () => {
    hasEnded = true;
    clearInterval(stay);
    port?.disconnect();
    port = null;
  };
  open();
  return { send, end };
}

function isAlive(): boolean {
  try {
    return Boolean((chrome as Partial<typeof chrome>).runtime?.id);
  } catch {
    return false;
  }
}
