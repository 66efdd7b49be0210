import { keepTheme } from '../../../data/theme/keep-theme.ts';
import { useVisitor } from '../../../data/session/visitor.tsx';
import { Brand } from '../../../ui/brand/brand.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle/theme-toggle.tsx';
import { AccountLinks } from './account-links.tsx';
import classes from './public-header.module.css';
import { SectionLinks } from './section-links.tsx';
import { SiteMenu } from './site-menu.tsx';
import { Welcome } from './welcome.tsx';

export function PublicHeader() {
  const { isSignedIn } = useVisitor();
  return (
    <header className={classes.bar}>
      <div className={`wrap ${classes.inside}`}>
        <Brand />
        <nav className={classes.sections} aria-label="On this site">
          <SectionLinks />
        </nav>
        <div className={classes.welcome}>
          <Welcome />
        </div>
        <span className={classes.theme}>
          <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
        </span>
        <nav className={classes.account} aria-label="Account">
          <AccountLinks />
        </nav>
        <SiteMenu />
      </div>
    </header>
  );
}
