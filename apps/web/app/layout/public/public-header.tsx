import { pages } from '@replysmith/contract';
import { keepTheme } from '../../data/theme/keep-theme.ts';
import { useVisitor } from '../../data/visitor.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ThemeToggle } from '../../ui/theme-toggle/theme-toggle.tsx';
import classes from './public-header.module.css';

/** Both sets of actions keep their place, so that nothing moves once the server knows the visitor. */
export function PublicHeader() {
  const { isSignedIn } = useVisitor();
  return (
    <header className={`wrap ${classes.header}`}>
      <Brand />
      <nav className={classes.sections} aria-label="On this site">
        <ButtonLink to="/#pricing" variant="quiet">
          Pricing
        </ButtonLink>
      </nav>
      <div className={classes.end}>
        <span className={classes.theme}>
          <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
        </span>
        <div className={classes.actions}>
          <nav aria-label="Account" data-hidden={isSignedIn || undefined}>
            <ButtonLink to="/auth" variant="quiet">
              Login
            </ButtonLink>
            <ButtonLink to="/signup?plan=free">Get started</ButtonLink>
          </nav>
          <nav aria-label="Your account" data-hidden={!isSignedIn || undefined}>
            <ButtonLink to={pages.dashboard} variant="line">
              Dashboard
            </ButtonLink>
          </nav>
        </div>
      </div>
    </header>
  );
}
