import { pages } from '@replysmith/contract';
import type { MouseEvent } from 'react';
import { useVisitor } from '../../data/visitor.tsx';
import { keepTheme } from '../../data/keep-theme.ts';
import { Brand } from '../../components/brand.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Link, useLocation, useNavigate } from '../../components/navigation.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { showToast } from '../../components/toast.tsx';
import { useSigningOut } from '../use-signing-out.ts';
import classes from './public-header.module.css';

const sections = [
  ['Features', pages.features],
  ['Pricing', pages.pricing],
  ['About', pages.about],
  ['Contact', pages.contact],
] as const;

/** The public pages; the current one is marked. */
function SectionLinks() {
  const { pathname } = useLocation();
  return sections.map(([name, to]) => (
    <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {name}
    </Link>
  ));
}

const id = 'site-menu';

/** The menu for narrow screens. A native popover, so it works without scripts. */
function SiteMenu() {
  return (
    <div className={`hidden ${classes.place}`}>
      <Button variant="line" popoverTarget={id}>
        Menu
      </Button>
      <nav
        id={id}
        popover="auto"
        className={classes.menu}
        aria-label="Menu"
        onClick={closeOnChoice}
      >
        <SectionLinks />
        <div className={`stack gap-2 ${classes.menuAccount}`}>
          <Welcome />
          <AccountLinks />
        </div>
      </nav>
    </div>
  );
}

function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover();
}

export function PublicHeader() {
  const { isSignedIn } = useVisitor();
  return (
    <header className={`line-below ${classes.bar}`}>
      <div className={`wrap flex items-center gap-2 ${classes.inside}`}>
        <Brand />
        <nav className={`flex dense medium ${classes.sections}`} aria-label="On this site">
          <SectionLinks />
        </nav>
        <div className={`flex grow min-w-0 ${classes.welcome}`}>
          <Welcome />
        </div>
        <span className={classes.theme}>
          <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
        </span>
        <nav className={`flex gap-2 ${classes.account}`} aria-label="Account">
          <AccountLinks />
        </nav>
        <SiteMenu />
      </div>
    </header>
  );
}

/** Who is signed in, as soon as the server has said it. */
function Welcome() {
  const { email } = useVisitor();
  return (
    <p className="small ink-2 min-w-0 truncate" data-for="member">
      {email && (
        <>
          Welcome <span title={email}>{email}</span>
        </>
      )}
    </p>
  );
}

/** Links into the product, and sign-out; signed-in users and guests see different ones. */
function AccountLinks() {
  const { isBusy, leave } = usePublicSignOut();
  return (
    <>
      <ButtonLink to={pages.auth} variant="quiet" data-for="guest">
        Login
      </ButtonLink>
      <ButtonLink to={`${pages.auth}?mode=signup`} data-for="guest">
        Get started
      </ButtonLink>
      <ButtonLink to={pages.dashboard} variant="line" data-for="member">
        Dashboard
      </ButtonLink>
      <Button variant="quiet" data-for="member" isBusy={isBusy} onClick={() => void leave()}>
        Sign Out
      </Button>
    </>
  );
}

/** Signs out from a page that is kept light: what it takes is loaded then, and it asks in a toast. */
function usePublicSignOut() {
  const navigate = useNavigate();
  const { isBusy, signOut } = useSigningOut({
    findLeft: async () => {
      const { leftBehind, leftInWords } = await import('../../data/sign-out.ts');
      const { authClient } = await import('../../lib/auth-client.ts');
      const session = await authClient.session();
      return leftInWords(await leftBehind(session?.user.id ?? null));
    },
    onLeft: (title) => void ask(title),
    endSession: async () => (await import('../../data/sign-out.ts')).signOut(),
    leave: async () => {
      const { forgetUser } = await import('../../data/sign-out.ts');
      forgetUser();
      await navigate(pages.home);
    },
  });

  const ask = async (title: string) => {
    const { whatLeavingForgets } = await import('../../data/sign-out.ts');
    const run = () => void signOut({ isSure: true });
    const action = { label: 'Sign out and forget', run };
    showToast({ title, message: whatLeavingForgets, kind: 'error', action });
  };

  return { isBusy, leave: () => signOut() };
}
