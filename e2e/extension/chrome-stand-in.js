/**
 * What the extension asks of its browser, for a Chromium that cannot load extensions. Calls go to
 * the test by `extensionCall`; what comes back arrives at `extensionReceive`.
 */
(() => {
  if (globalThis.extensionReceive) return;
  const origin = 'https://extension.invalid';
  const event = () => {
    const listeners = new Set();
    return {
      listeners,
      addListener: (one) => listeners.add(one),
      removeListener: (one) => listeners.delete(one),
      dispatch: (...args) => [...listeners].map((one) => one(...args)),
    };
  };
  const post = (message) => globalThis.extensionCall(JSON.stringify(message));
  const waiting = new Map();
  let last = 0;
  const request = (call) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      post({ ...call, n: last });
    });
  const ports = new Map();
  const makePort = (port, name, sender) => {
    const made = { name, sender, onMessage: event(), onDisconnect: event() };
    made.postMessage = (message) => post({ type: 'post', port, message });
    made.disconnect = () => {
      ports.delete(port);
      post({ type: 'disconnect', port });
    };
    ports.set(port, made);
    return made;
  };
  const [onConnect, onMessage, onInstalled, onChanged, onAlarm] = Array.from({ length: 5 }, event);
  const [onMenu, onAction] = [event(), event()];
  const nothing = () => Promise.resolve();
  const browser = (call) => (input) => request({ type: 'browser', call, input });
  const alarms = new Map();
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
        post({ type: 'connect', port, name, url: location.href });
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
    permissions: {
      contains: browser('isAllowed'),
      request: browser('allow'),
      remove: browser('disallow'),
      getAll: browser('allowed'),
    },
    alarms: {
      get: (name) => Promise.resolve(alarms.get(name)),
      clear: (name) => Promise.resolve(alarms.delete(name)),
      create: (name, { when }) => {
        alarms.set(name, { name });
        if (when) setTimeout(() => onAlarm.dispatch({ name }), when - Date.now());
        return Promise.resolve();
      },
      onAlarm,
    },
    contextMenus: { create: nothing, removeAll: nothing, onClicked: onMenu },
    action: { onClicked: onAction, setBadgeText: nothing, setTitle: nothing },
    scripting: {
      insertCSS: nothing,
      executeScript: ({ target }) => request({ type: 'execute', tab: target.tabId }),
      getRegisteredContentScripts: browser('scripts'),
      registerContentScripts: browser('register'),
      unregisterContentScripts: browser('unregister'),
    },
  };
  globalThis.chrome = api;

  globalThis.extensionReceive = (message) => {
    const { type, port } = message;
    if (type === 'connect') onConnect.dispatch(makePort(port, message.name, message.sender));
    else if (type === 'post') ports.get(port)?.onMessage.dispatch(message.message);
    else if (type === 'disconnect') {
      const closed = ports.get(port);
      ports.delete(port);
      closed?.onDisconnect.dispatch();
    } else if (type === 'answer') {
      waiting.get(message.n)?.(message.answer);
      waiting.delete(message.n);
    } else if (type === 'request') {
      const reply = (answer) => post({ type: 'reply', to: message.to, n: message.n, answer });
      onMessage.dispatch(message.message, message.sender, reply);
    } else if (type === 'changed') onChanged.dispatch({}, 'local');
    else if (type === 'action') onAction.dispatch(message.tab);
  };
})();
