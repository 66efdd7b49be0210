import { pages, settingsSections } from '@replysmith/contract';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from './settings-page.module.css';

/** A link to each section; on a phone they are a strip, and the open one is moved into sight. */
export function SectionLinks() {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && open)
      strip.current.scrollLeft = open.offsetLeft - strip.current.offsetLeft;
  }, [pathname]);
  return (
    <nav ref={strip} className={classes.sections} aria-label="Settings">
      {settingsSections.map(({ path, name }) => (
        <NavLink key={path} to={pages.settingsOf(path)}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
