import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { LibraryCounts } from './count-library.ts';
import classes from './library-promo.module.css';

type LibraryPromoProps = {
  isSignedIn: boolean;
  counts: LibraryCounts;
};

/** The library, and the way into it. */
export function LibraryPromo({ isSignedIn, counts }: LibraryPromoProps) {
  const { templates, industries, readers, goals } = counts;
  return (
    <section className={`wrap ${classes.promo}`}>
      <h2 className="title">{templates} templates to start from.</h2>
      <p className={`lede ${classes.lede}`}>
        For {industries} industries, {readers} kinds of reader and {goals} goals. Each shows its
        score and what it still loses.
      </p>
      <div className={classes.actions}>
        <ButtonLink
          to={isSignedIn ? pages.library : `${pages.signUp}?plan=free&next=${pages.library}`}
        >
          Explore the library
        </ButtonLink>
        <ButtonLink to={pages.publicLibrary} variant="line">
          Read without an account
        </ButtonLink>
      </div>
    </section>
  );
}
