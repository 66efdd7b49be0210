import { useSearchParams } from 'react-router';
import { ownerTools, type OwnerTools } from '../../data/owner-tools.ts';
import { AffiliateBanner } from './affiliate-banner.tsx';
import { ArrivalChecks } from './arrival-checks.tsx';
import { ToolLinks } from './tool-links.tsx';
import { ToolTabs } from './tool-tabs.tsx';
import classes from './tools-page.module.css';

/** What helps beside the coach: checks that one can do oneself, and what the owner recommends. */
export function ToolsPage({ tabs = ownerTools }: { tabs?: OwnerTools }) {
  const [address, setAddress] = useSearchParams();
  const shown = tabs.find(({ key }) => key === address.get('tab')) ?? tabs[0];
  const isFirst = shown.key === tabs[0].key;
  const choose = (key: string) =>
    setAddress(key === tabs[0].key ? {} : { tab: key }, { preventScrollReset: true });
  return (
    <main className={classes.page}>
      <header>
        <h1 className="title">Tools</h1>
        <p className="ink-2">
          What helps an email beside its words, and what the people who run this site recommend.
        </p>
      </header>
      <div>
        <ToolTabs tabs={tabs} shown={shown.key} onChoose={choose} />
        <div
          className={classes.panel}
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
