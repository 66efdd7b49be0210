import { pages } from '@replysmith/contract';
import { signUpAddress } from '../../../lib/sign-up-address.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { LibraryCounts } from './count-library.ts';
import classes from './library-promo.module.css';

/** The library, and the way into it. */
export function LibraryPromo({ counts }: { counts: LibraryCounts }) {
  const { templates, industries, readers, goals } = counts;
  return (
    <section className={`wrap ${classes.promo}`}>
      <h2 className="title">{templates} templates to start from.</h2>
      <p className={`lede ${classes.lede}`}>
        For {industries} industries, {readers} kinds of reader and {goals} goals. Each shows its
        score and what it still loses.
      </p>
      <div className={classes.actions}>
        <ButtonLink to={signUpAddress({ next: pages.library })} data-for="guest">
          Explore the library
        </ButtonLink>
        <ButtonLink to={pages.library} data-for="member">
          Explore the library
        </ButtonLink>
        <ButtonLink to={pages.publicLibrary} variant="line" data-for="guest">
          Read without an account
        </ButtonLink>
      </div>
    </section>
  );
}
