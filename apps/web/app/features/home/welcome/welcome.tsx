import { pages, fullNameOf } from '@replysmith/contract';
import { useDashboardStats } from '../../../data/dashboard-stats.ts';
import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { greeting } from './greeting.ts';
import { LastScores } from './last-scores.tsx';
import { sentenceFor } from './sentence-for.ts';
import classes from './welcome.module.css';

/** Greets by name, says how the last emails came out, and leads to the next one. */
export function Welcome() {
  const user = useSignedInUser();
  const profile = useProfile(user.id);
  const stats = useDashboardStats();
  const isKnown = !profile.isPending && !stats.isPending;
  const hello = greeting({
    fullName: (profile.data && fullNameOf(profile.data)) ?? user.name,
    email: user.email,
    hour: new Date().getHours(),
  });
  const scores = stats.data?.recentScores.map(({ score }) => score) ?? [];
  return (
    <section className={classes.welcome}>
      <div>
        <h1 className="title">{hello}</h1>
        <p className={`lede ${classes.sentence}`}>
          {isKnown && sentenceFor(profile.data?.company ?? null, scores)}
        </p>
        <div className={classes.last}>
          {stats.data && <LastScores scores={stats.data.recentScores} />}
        </div>
      </div>
      <ButtonLink to={pages.chat} variant="ember">
        Optimize an email
      </ButtonLink>
    </section>
  );
}
