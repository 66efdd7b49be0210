import tokens from '@replysmith/ui/tokens.css?inline';
import styles from './layer.css?inline';

/** Our own part of the page, in a shadow tree that neither its styles nor its scripts reach. */
type Layer = {
  readonly root: HTMLElement;
  /** Above all else, and back where the page took it out. */
  readonly keepOnTop: () => void;
  /** Shows a sentence for a while. */
  readonly notify: (text: string) => void;
  readonly remove: () => void;
};

/** Written as inline styles of the highest rank, which no style sheet of a page can outdo. */
const own = {
  all: 'initial',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  background: 'none',
  'z-index': '2147483647',
};
/** A page that takes it out more often wants it gone. */
const mostReturns = 50;
const noticeMs = 10_000;

export function makeLayer(): Layer {
  // A page can define what an element of a name of our own is; a div is what it is.
  const host = document.createElement('div');
  host.dataset['replysmithLayer'] = '';
  for (const [name, value] of Object.entries(own)) host.style.setProperty(name, value, 'important');
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = document.createElement('style');
  sheet.textContent = `${tokens.replaceAll(':root', '.layer')}\n${styles}`;
  const root = document.createElement('div');
  root.className = 'layer';
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.role = 'status';
  root.append(notice);
  shadow.append(sheet, root);
  // What is typed in it is not for the page.
  for (const type of ['keydown', 'keyup', 'keypress', 'mousedown', 'pointerdown', 'click']) {
    root.addEventListener(type, (event) => event.stopPropagation());
  }
  let returns = 0;
  const keepOnTop = () => {
    if (!host.isConnected) {
      if (returns === mostReturns) return;
      returns += 1;
      document.documentElement.append(host);
    }
    // Browsers draw popovers above every z-index.
    host.popover = 'manual';
    if (!host.matches(':popover-open')) host.showPopover();
  };
  let timer = 0;
  const notify = (text: string) => {
    keepOnTop();
    notice.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => notice.replaceChildren(), noticeMs);
  };
  return { root, keepOnTop, notify, remove: () => host.remove() };
}
