import { pages } from '@replysmith/contract';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Tag } from '../../components/tag.tsx';
import classes from './tools-page.module.css';

type ArrivalRecord = {
  name: string;
  /** What the record does. */
  says: string;
  /** A command that shows it. */
  look: string;
  holds: string;
};

/** The DNS records that say who may send for a domain. */
const arrivalRecords: readonly ArrivalRecord[] = [
  {
    name: 'SPF',
    says: 'Which servers may send email for your domain. Put your domain in place of example.com.',
    look: 'nslookup -type=TXT example.com',
    holds: 'v=spf1',
  },
  {
    name: 'DKIM',
    says: 'The key that your emails are signed with. The selector is what follows s= in the DKIM-Signature header of an email you sent.',
    look: 'nslookup -type=TXT selector._domainkey.example.com',
    holds: 'p=',
  },
  {
    name: 'DMARC',
    says: 'What a mailbox should do with an email that passes neither, and where to report it.',
    look: 'nslookup -type=TXT _dmarc.example.com',
    holds: 'v=DMARC1',
  },
];

/** What decides whether an email arrives, and how to check it. */
function ArrivalChecks() {
  return (
    <section aria-labelledby="arrival">
      <h2 id="arrival" className="subhead">
        Will it arrive? Three records to check
      </h2>
      <p className={`mt-1 ink-2 ${classes.lede}`}>
        Mailboxes ask whether an email really comes from its sender’s domain. Three records in the
        domain’s DNS answer. The coach reads words and cannot see them; you can.
      </p>
      <dl className={`ink-above ${classes.records}`}>
        {arrivalRecords.map(({ name, says, look, holds }) => (
          <div className="stack line-below" key={name}>
            <dt className="strong">{name}</dt>
            <dd>
              <p>{says}</p>
              <p className={`breakable ${classes.command}`}>
                <code>{look}</code>
              </p>
              <p className="small ink-2">
                Set up when the answer holds <code>{holds}</code>.
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`mb-3 ${classes.after}`}>
        The quickest test of all three: send yourself an email at another provider and look at its
        headers. The line <code>Authentication-Results</code> should say <code>spf=pass</code>,{' '}
        <code>dkim=pass</code> and <code>dmarc=pass</code>. Ask whoever runs your domain to fix what
        does not pass.
      </p>
      <p>
        <Link to={pages.helpItem('learning-resources', 'arriving')}>
          What mailboxes ask of senders
        </Link>
      </p>
    </section>
  );
}

/** Checks that users can do themselves, and the owner's recommendations. */
export function ToolsPage({ tabs = ownerTools }: { tabs?: OwnerTools }) {
  const [address, setAddress] = useSearchParams();
  const shown = tabs.find(({ key }) => key === address.get('tab')) ?? tabs[0];
  const isFirst = shown.key === tabs[0].key;
  const choose = (key: string) =>
    setAddress(key === tabs[0].key ? {} : { tab: key }, { preventScrollReset: true });
  return (
    <main className={`stack one-column gap-7 page-room ${classes.page}`}>
      <header>
        <h1 className="title mb-2">Tools</h1>
        <p className="ink-2">
          What helps an email besides its words, and what the people who run this site recommend.
        </p>
      </header>
      <div>
        <ToolTabs tabs={tabs} shown={shown.key} onChoose={choose} />
        <div
          className={`grid gap-7 ${classes.panel}`}
          role="tabpanel"
          id={`panel-${shown.key}`}
          aria-labelledby={`tab-${shown.key}`}
          tabIndex={0}
        >
          {shown.banner && <AffiliateBanner {...shown.banner} />}
          {isFirst && <ArrivalChecks />}
          <ToolLinks name={shown.name} links={shown.links} isAlone={!isFirst && !shown.banner} />
        </div>
      </div>
    </main>
  );
}

type Banner = NonNullable<OwnerTools[number]['banner']>;

/** A labelled affiliate recommendation. */
function AffiliateBanner({ title, text, linkLabel, href }: Banner) {
  return (
    <aside
      className={`stack justify-items-start gap-2 ${classes.banner}`}
      aria-label="Advertisement"
    >
      <Tag>Affiliate link</Tag>
      <h2 className="subhead">{title}</h2>
      <p>{text}</p>
      <p>
        <a href={href} target="_blank" rel="sponsored noopener noreferrer">
          {linkLabel} (opens a new tab)
        </a>
      </p>
      <p className="small ink-3">The people who run this site are paid if you buy through it.</p>
    </aside>
  );
}

type ToolLinksProps = {
  name: string;
  links: OwnerTools[number]['links'];
  /** Nothing else is in the tab. */
  isAlone: boolean;
};

/** Unpaid recommendations; says so when there are none. */
function ToolLinks({ name, links, isAlone }: ToolLinksProps) {
  if (links.length === 0) {
    return isAlone ? <p className="ink-3">Nothing is recommended under {name} yet.</p> : null;
  }
  return (
    <ul className="stack measure" aria-label={`Recommended under ${name}`}>
      {links.map(({ title, text, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title} (opens a new tab)
          </a>
          <p className="ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type ToolTabsProps = {
  tabs: readonly { key: string; name: string }[];
  shown: string;
  onChoose: (key: string) => void;
};

/** Tabs; arrow keys move between them, Home and End to the first and last. */
function ToolTabs({ tabs, shown, onChoose }: ToolTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === shown);
    const next = indexAfter(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.key}`)?.focus();
  };
  return (
    <div
      className={`row ink-below ${classes.tabs}`}
      role="tablist"
      aria-label="Kinds of tools"
      ref={list}
    >
      {tabs.map(({ key, name }) => (
        <button
          className="hover-ink"
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === shown}
          {...(key === shown && { 'aria-controls': `panel-${key}` })}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => onChoose(key)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function indexAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** An affiliate link is labelled as one, and marked so for search engines. */
type AffiliateBanner = {
  title: string;
  text: string;
  linkLabel: string;
  href: string;
};

type ToolTab = {
  /** In the address: `?tab=online-courses`. */
  key: string;
  name: string;
  /** Null: there is none. */
  banner: AffiliateBanner | null;
  /** Recommendations that the owner earns nothing by. */
  links: readonly { title: string; text: string; href: string }[];
};

/** The owner's recommendations, edited here; empty by default. */
const ownerTools: readonly [ToolTab, ...ToolTab[]] = [
  { key: 'email-marketing', name: 'Email Marketing', banner: null, links: [] },
  { key: 'online-courses', name: 'Online Courses', banner: null, links: [] },
  { key: 'ebooks', name: 'Ebooks', banner: null, links: [] },
  { key: 'hosting', name: 'Hosting', banner: null, links: [] },
  { key: 'other-tools', name: 'Other Tools', banner: null, links: [] },
];

export type OwnerTools = typeof ownerTools;
