import { foldText, lengths, pages, settingsSections } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router';
import { profileServer } from './profile-api.ts';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { useAutosave } from '../../lib/autosave.ts';
import { countOf } from '../../lib/words.ts';
import { Banner } from '../../components/banner.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { type SettingId, settingsIndex } from './settings-index.ts';
import { SettingsContext } from './use-setting.ts';
import { createSettingsSaver } from './settings-saver.ts';
import classes from './settings-page.module.css';

type Found = (typeof settingsIndex)[SettingId] & { readonly id: SettingId };

const entries = Object.entries(settingsIndex).map(([id, entry]) => ({
  ...entry,
  id: id as SettingId,
})) satisfies Found[];

/** Settings where every search word is the start of one of theirs; label matches first. */
export function findSettings(search: string): Found[] {
  const searchWords = wordsOf(search);
  if (searchWords.length === 0) return [];
  const found = entries.filter(({ label, words, section }) =>
    isIn(searchWords, `${label} ${words} ${section}`),
  );
  return found.sort(
    (a, b) => Number(isIn(searchWords, b.label)) - Number(isIn(searchWords, a.label)),
  );
}

function isIn(searchWords: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return searchWords.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Finds a setting in any section by its label or its search words. */
function FindSetting() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('find')?.slice(0, lengths.search) ?? '';
  const found = findSettings(search);
  const look = (text: string) =>
    setQuery(text === '' ? {} : { find: text }, { replace: true, preventScrollReset: true });
  const isAsked = search.trim() !== '';
  return (
    <div role="search" className={`stack gap-2 ${classes.find}`}>
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
            ? `No setting matches “${search.trim()}”.`
            : countOf(found.length, 'setting'))}
      </p>
      {found.length > 0 && (
        <ul className={`line-above ${classes.found}`}>
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

const isWithin = (pathname: string) => pathname.startsWith(`${pages.settings}/`);

/** The frame around every section: heading, search, links. */
export function SettingsPage({ children }: { children: ReactNode }) {
  useArrive();
  return (
    <main className={`grid items-start page-room one-column-tablet ${classes.page}`}>
      <h1 className="title">Settings</h1>
      <SectionLinks />
      <div className="grid gap-7">
        <FindSetting />
        <SavingSettings isWithin={isWithin}>{children}</SavingSettings>
      </div>
    </main>
  );
}

/** Scrolls to a linked setting and focuses its control. */
function useArrive(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const target = id in settingsIndex ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    const control = target.querySelector<HTMLElement>(
      ':is(input, select, textarea, button, a):not(:disabled)',
    );
    (control ?? target).focus({ preventScroll: true });
  }, [hash, key]);
}

/** Links to the sections; on a phone, a strip scrolled to the open one. */
function SectionLinks() {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && open)
      strip.current.scrollLeft = open.offsetLeft - strip.current.offsetLeft;
  }, [pathname]);
  return (
    <nav ref={strip} className={`grid ${classes.sections}`} aria-label="Settings">
      {settingsSections.map(({ path, name }) => (
        <NavLink key={path} to={pages.settingsOf(path)}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

type SavingSettingsProps = {
  /** Paths that may be opened with unsaved changes, because saving continues there. */
  isWithin: (pathname: string) => boolean;
  children: ReactNode;
};

/** Provides autosaving for the settings inside, and shows what prevents it. */
export function SavingSettings({ isWithin, children }: SavingSettingsProps) {
  const { data: profile, error, refetch, isFetching } = useProfile(useSignedInUser().id);
  const { saver, state } = useSettingsSaver(profile !== undefined);
  const { failure, problems, isKept, unsent } = state;
  const isStuck = failure !== null || Object.keys(problems).some((path) => path in unsent);
  return (
    <SettingsContext value={{ saver, state, profile }}>
      {!profile && error && (
        <Banner
          tone="warning"
          title="Settings Notice."
          action={<TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />}
        >
          Using default settings. Changes will be saved when possible.
        </Banner>
      )}
      {failure !== null && (
        <Banner
          tone="danger"
          title="Not saved."
          action={
            <TryAgain size="small" isBusy={state.isSaving} onClick={() => void saver.save()} />
          }
        >
          {`${failure.message} ${changesInWords(Object.keys(unsent).length)} ${isKept ? 'kept in this browser' : 'kept on this page only'}.`}
        </Banner>
      )}
      {children}
      <LeaveGuard isNeeded={isStuck} isLost={!isKept} isWithin={isWithin}>
        {isKept
          ? 'Your last changes have not reached the server. They are kept in this browser and saved when you open the settings here again.'
          : 'Your last changes have not reached the server, and this browser cannot keep them: they would be lost.'}
      </LeaveGuard>
    </SettingsContext>
  );
}

function changesInWords(count: number): string {
  return count === 1 ? 'One change is' : `${String(count)} changes are`;
}

/** The settings saver; it starts once the settings are loaded. */
function useSettingsSaver(isReady: boolean) {
  const { id } = useSignedInUser();
  const client = useQueryClient();
  const [saver] = useState(() =>
    createSettingsSaver({
      userId: id,
      server: profileServer(client, id),
      onSaved: () =>
        showToast({
          about: 'settings',
          title: 'Success',
          message: 'Settings updated successfully.',
        }),
    }),
  );
  return { saver, state: useAutosave(saver, isReady) };
}
