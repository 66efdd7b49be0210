import { type FromBackground, pagePort, type ToBackground } from '../messages.ts';

type Connection = {
  readonly post: (message: ToBackground) => void;
  readonly close: () => void;
};

type Listeners = {
  readonly onMessage: (message: FromBackground) => void;
  /** The background was stopped and is starting again; what was asked of it is lost. */
  readonly onReconnect: () => void;
  /** The extension was removed, turned off or replaced by a newer one. */
  readonly onInvalidated: () => void;
};

const keepAliveMs = 20_000;
const reconnectMs = 200;

/** A port to the background, kept open while somebody writes. */
export function connect({ onMessage, onReconnect, onInvalidated }: Listeners): Connection {
  let port: chrome.runtime.Port | null = null;
  let isClosed = false;
  const open = () => {
    // Nothing else shows an orphaned script that its extension is no more.
    if (!isValid()) {
      close();
      onInvalidated();
      return;
    }
    port = chrome.runtime.connect({ name: pagePort });
    port.onMessage.addListener(onMessage);
    port.onDisconnect.addListener(() => {
      port = null;
      if (isClosed) return;
      setTimeout(() => {
        if (isClosed) return;
        open();
        if (port) onReconnect();
      }, reconnectMs);
    });
  };
  const post = (message: ToBackground) => {
    port?.postMessage(message);
  };
  const keepAlive = setInterval(() => {
    if (document.visibilityState === 'visible') post({ type: 'keep-alive' });
  }, keepAliveMs);
  const close = () => {
    isClosed = true;
    clearInterval(keepAlive);
    port?.disconnect();
    port = null;
  };
  open();
  return { post, close };
}

function isValid(): boolean {
  try {
    return Boolean((chrome as Partial<typeof chrome>).runtime?.id);
  } catch {
    return false;
  }
}
