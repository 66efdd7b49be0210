import { keepTheme } from '../../../data/theme/keep-theme.ts';
import { useVisitor } from '../../../data/session/visitor.tsx';
import { Brand } from '../../../ui/brand/brand.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle/theme-toggle.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Imprint } from './imprint.tsx';
import classes from './public-footer.module.css';

export function PublicFooter() {
  const { isSignedIn } = useVisitor();
  return (
    <footer className={classes.footer}>
      <div className="wrap">
        <div className={classes.top}>
          <div>
            <Brand />
            <p className={classes.line}>Run it on your own server.</p>
          </div>
          <FooterLinks />
          <span className={classes.theme}>
            <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
          </span>
        </div>
        <Imprint />
      </div>
    </footer>
  );
}
