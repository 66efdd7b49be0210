import { pages, fullNameOf } from '@replysmith/contract';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { greeting } from './greeting.ts';
import classes from './welcome.module.css';

/** Greets by name, and leads to the first thing to do. */
export function Welcome() {
  const user = useSignedInUser();
  const { data: profile, isPending } = useProfile(user.id);
  const company = profile?.company;
  const hello = greeting({
    fullName: (profile && fullNameOf(profile)) ?? user.name,
    email: user.email,
    hour: new Date().getHours(),
  });
  return (
    <section className={classes.welcome}>
      <div>
        <h1 className="title">{hello}</h1>
        <p className={`lede ${classes.next}`}>
          {company
            ? `Paste a draft to see what ${company}’s next cold email loses.`
            : !isPending && 'Are you ready to optimize your cold emails?'}
        </p>
      </div>
      <ButtonLink to={pages.chat} variant="ember">
        Optimize an email
      </ButtonLink>
    </section>
  );
}
