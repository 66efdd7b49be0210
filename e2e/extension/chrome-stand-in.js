/**
 * What the extension asks of its browser, for a Chromium that cannot load extensions. Calls go to
 * the test by `extensionCall`; what comes back arrives at `extensionHear`.
 */
(() => {
  if (globalThis.extensionHear) return;
  const origin = 'https://extension.invalid';
  const event = () => {
    const listeners = new Set();
    return {
      listeners,
      addListener: (one) => listeners.add(one),
      removeListener: (one) => listeners.delete(one),
      emit: (...args) => [...listeners].map((one) => one(...args)),
    };
  };
  const tell = (message) => globalThis.extensionCall(JSON.stringify(message));
  const waiting = new Map();
  let last = 0;
  const request = (call) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      tell({ ...call, n: last });
    });
  const ports = new Map();
  const makePort = (port, name, sender) => {
    const made = { name, sender, onMessage: event(), onDisconnect: event() };
    made.postMessage = (message) => tell({ type: 'post', port, message });
    made.disconnect = () => {
      ports.delete(port);
      tell({ type: 'disconnect', port });
    };
    ports.set(port, made);
    return made;
  };
  const [onConnect, onMessage, onInstalled, onChanged, onAlarm] = Array.from({ length: 5 }, event);
  const [onMenu, onAction] = [event(), event()];
  const nothing = () => Promise.resolve();
  const api = {
    runtime: {
      id: 'extension',
      getURL: (path) => `${origin}/${path}`,
      onConnect,
      onMessage,
      onInstalled,
      openOptionsPage: nothing,
      connect: ({ name }) => {
        const port = crypto.randomUUID();
        tell({ type: 'connect', port, name, url: location.href });
        return makePort(port, name);
      },
      sendMessage: (message) => request({ type: 'request', message, url: location.href }),
    },
    storage: {
      local: {
        get: (keys) => request({ type: 'storage', get: keys ?? null }),
        set: (set) => request({ type: 'storage', set }),
        remove: (remove) => request({ type: 'storage', remove }),
      },
      onChanged,
    },
    permissions: { request: () => Promise.resolve(true), remove: () => Promise.resolve(true) },
    alarms: { create: nothing, clear: nothing, onAlarm },
    contextMenus: { create: nothing, removeAll: nothing, onClicked: onMenu },
    action: { onClicked: onAction, setBadgeText: nothing, setTitle: nothing },
    scripting: {
      insertCSS: nothing,
      executeScript: ({ target }) => request({ type: 'execute', tab: target.tabId }),
      getRegisteredContentScripts: () => Promise.resolve([]),
      registerContentScripts: nothing,
      unregisterContentScripts: nothing,
    },
  };
  globalThis.chrome = api;

  globalThis.extensionHear = (message) => {
    const { type, port } = message;
    if (type === 'connect') onConnect.emit(makePort(port, message.name, message.sender));
    else if (type === 'post') ports.get(port)?.onMessage.emit(message.message);
    else if (type === 'disconnect') {
      const closed = ports.get(port);
      ports.delete(port);
      closed?.onDisconnect.emit();
    } else if (type === 'answer') {
      waiting.get(message.n)?.(message.answer);
      waiting.delete(message.n);
    } else if (type === 'request') {
      const reply = (answer) => tell({ type: 'reply', to: message.to, n: message.n, answer });
      onMessage.emit(message.message, message.sender, reply);
    } else if (type === 'changed') onChanged.emit({}, 'local');
    else if (type === 'action') onAction.emit(message.tab);
  };
})();
