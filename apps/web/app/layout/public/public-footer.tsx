import { keepTheme } from '../../data/theme/keep-theme.ts';
import { useVisitor } from '../../data/visitor.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { ThemeToggle } from '../../ui/theme-toggle/theme-toggle.tsx';
import classes from './public-footer.module.css';

export function PublicFooter() {
  const { isSignedIn } = useVisitor();
  return (
    <footer className={classes.footer}>
      <div className={`wrap ${classes.inside}`}>
        <Brand />
        <p>Open source under Apache-2.0. Run it on your own server.</p>
        <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
      </div>
    </footer>
  );
}
