import { pages, type LibraryTemplate } from '@replysmith/contract';
import { signUpAddress } from '../../../lib/account/sign-up-address.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { countLibrary } from './count-library.ts';
import { JudgedRow } from './judged-row.tsx';
import classes from './library-promo.module.css';
import { shownTemplates } from './shown-templates.ts';

/** The library, and the way into it. */
export function LibraryPromo({ library }: { library: readonly LibraryTemplate[] }) {
  const { templates, industries, readers, goals } = countLibrary(library);
  return (
    <section className={`wrap ${classes.promo}`}>
      <h2 className="title">Templates that show what they lose.</h2>
      <p className={`lede ${classes.lede}`}>
        {templates} of them, for {industries} industries, {readers} kinds of reader and {goals}{' '}
        goals.
      </p>
      <ul className={classes.shown}>
        {shownTemplates(library).map((template) => (
          <JudgedRow key={template.id} template={template} />
        ))}
      </ul>
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
