import { lengths, pages, settingsSections } from '@replysmith/contract';
import { Link, useSearchParams } from 'react-router';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { findSettings } from './find-settings.ts';
import classes from './find-setting.module.css';

/** Finds a setting by its name or by what it is about, in whichever section it is. */
export function FindSetting() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('find')?.slice(0, lengths.search) ?? '';
  const found = findSettings(search);
  const look = (text: string) =>
    setQuery(text === '' ? {} : { find: text }, { replace: true, preventScrollReset: true });
  const isAsked = search.trim() !== '';
  return (
    <div role="search" className={classes.find}>
      <SearchField
        value={search}
        aria-label="Find a setting"
        placeholder="Find a setting"
        maxLength={lengths.search}
        onChange={(event) => look(event.target.value)}
        onClear={() => look('')}
      />
      <p className={isAsked ? 'small ink-2' : 'visually-hidden'} role="status">
        {isAsked &&
          (found.length === 0
            ? `No setting fits “${search.trim()}”.`
            : `${String(found.length)} ${found.length === 1 ? 'setting' : 'settings'}`)}
      </p>
      {found.length > 0 && (
        <ul className={classes.found}>
          {found.map(({ id, label, section }) => (
            <li key={id}>
              <Link to={`${pages.settingsOf(section)}?${String(query)}#${id}`}>
                <span>{label}</span>
                <span className="small ink-2">{nameOf(section)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function nameOf(section: string): string | undefined {
  return settingsSections.find(({ path }) => path === section)?.name;
}
