import { pages } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import { TextPage } from './text-page.tsx';
import classes from './extension-page.module.css';

/** What the browser extension does, what it may see, and how it is installed. */
export function ExtensionPage() {
  return (
    <TextPage
      title="The coach, beside the draft"
      lede={
        <p>
          A small ring next to the message you are writing, in Gmail, in Outlook on the web, and in
          any field that you turn it on for. It works on your own computer, and sends nothing unless
          you connect an account.
        </p>
      }
      sections={[
        {
          id: 'writing',
          title: 'While you write',
          summary: 'The same score, ledger and changes as here, without leaving your mail.',
          body: <Writing />,
        },
        {
          id: 'sees',
          title: 'What it may see',
          summary: 'Only what it needs.',
          body: <Permissions />,
        },
        {
          id: 'install',
          title: 'Install it',
          summary: 'From this site, in Chrome, Edge and Firefox. There is no store listing yet.',
          body: <Install />,
        },
        {
          id: 'account',
          title: 'With an account',
          summary: 'Not needed. It adds two things.',
          body: <WithAccount />,
        },
      ]}
    />
  );
}

const pictures = import.meta.glob<string>('./pictures/extension/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const onAPhone = '(max-width: 767px)';
/** As `npm run gallery` writes it. */
const partSize = { width: 640, height: 800 };
const shownWidth = '(max-width: 1199px) 90vw, 784px';

/** In both themes; the styles show one, and only that one is fetched. */
function Picture() {
  return (
    <figure className={classes.picture}>
      {(['light', 'dark'] as const).map((theme) => {
        const files = (type: string) => {
          const address = (size: string) =>
            pictures[`./pictures/extension/${size}-${theme}.${type}`] ?? '';
          return `${address('thumb')} 800w, ${address('large')} 1920w`;
        };
        const part = (type: string) => pictures[`./pictures/extension/phone-${theme}.${type}`];
        return (
          <picture key={theme} className={classes[theme]}>
            <source media={onAPhone} type="image/avif" srcSet={part('avif')} {...partSize} />
            <source media={onAPhone} srcSet={part('webp')} {...partSize} />
            <source type="image/avif" srcSet={files('avif')} sizes={shownWidth} />
            <img
              srcSet={files('webp')}
              sizes={shownWidth}
              width={1920}
              height={1200}
              loading="lazy"
              decoding="async"
              alt="A message to Tom Reed being written. A ring in its corner says 61; beside it a panel shows the same score as a large ring, with the words that cost points, a line each."
            />
          </picture>
        );
      })}
    </figure>
  );
}

function Writing() {
  return (
    <>
      <Picture />
      <p>
        The ring shows the score of the draft as it stands, out of 100. Open it, and every point
        that is lost has its line: the words, the reason, and what would win it back. Pointing at a
        line marks the words in the draft.
      </p>
      <p>
        A change that you accept is made in the draft itself, and your mail’s own undo takes it
        back. Links, bold words, the signature and the thread below stay as they are. What only you
        can know is asked for, and enters the draft when you have typed it.
      </p>
    </>
  );
}

const permissions = [
  ['Gmail and Outlook on the web', 'To find the draft you are writing and to draw the ring.'],
  ['The page you are on, when you click', 'To judge a field there that you choose.'],
  ['One more site, when you ask for it', 'To show the ring there always. You can take it back.'],
  ['Storage in the browser', 'For your settings, and your key if you give it one.'],
  ['Menus, alarms and a hidden page', 'To be in the menus, to try notes again, to run the coach.'],
  ['Your server, when you connect it', 'To save what you choose to save there.'],
] as const;

function Permissions() {
  return (
    <>
      <table className={`ink-above ${classes.permissions}`}>
        <caption className="visually-hidden">What it asks the browser for, and why</caption>
        <tbody>
          {permissions.map(([what, why]) => (
            <tr key={what} className="line-below">
              <th scope="row" className="label">
                {what}
              </th>
              <td className="dense ink-2">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Without an account, no text leaves the browser. It tracks nothing and loads no code from
        elsewhere.
      </p>
    </>
  );
}

function Install() {
  const download = (name: string, browser: string) => (
    <a href={`${pages.extension}/replysmith-${browser}.zip`} download>
      {name}
    </a>
  );
  return (
    <>
      <p>
        Download it for {download('Chrome', 'chrome')}, {download('Edge', 'edge')} or{' '}
        {download('Firefox', 'firefox')}.
      </p>
      <h3>Chrome and Edge</h3>
      <p>
        Unpack the file into a folder that stays. Open <code>chrome://extensions</code> or{' '}
        <code>edge://extensions</code>, turn on developer mode, choose “Load unpacked” and then the
        folder.
      </p>
      <h3>Firefox</h3>
      <p>
        Open <code>about:debugging</code>, choose “This Firefox” and “Load Temporary Add-on”, and
        then the file. Firefox forgets it when it is closed, unless Mozilla has signed it.
      </p>
    </>
  );
}

function WithAccount() {
  return (
    <p>
      Make an access key with “Read and write” under{' '}
      <Link to={pages.settingsOf('access-keys')}>Settings</Link> and enter it in the options of the
      extension. Then it can save a draft as a template, and note what you sent, so that your
      replies are counted. Nothing is sent until you press the button; a note that finds no server
      is kept and sent later.
    </p>
  );
}
