import { bandOf } from '@replysmith/coach/light';
import { type DashboardStats, fullNameOf, pages } from '@replysmith/contract';
import {
  IconArrowRight,
  IconBooks,
  IconChartBar,
  IconMessage,
  IconSettings,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useDashboardStats } from '../../data/dashboard-stats.ts';
import { useProfile } from '../../data/profile.ts';
import { withSample } from '../../data/examples.ts';
import { useSignedInUser } from '../../data/session.ts';
import { tenths } from '../../lib/words.ts';
import { useNow } from '../../lib/timing.ts';
import { ButtonLink } from '../../components/button.tsx';
import { bandNames } from '../../components/band.tsx';
import { MiniRing } from '../../components/score-ring.tsx';
import { Checklist } from './checklist.tsx';
import { Numbers } from './numbers.tsx';
import classes from './home-page.module.css';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The sentence under the greeting, about the scores of the last emails. */
export function sentenceFor(company: string | null, scores: readonly number[]): string {
  if (!company) return 'Are you ready to optimize your cold emails?';
  if (scores.length === 0) return `Paste a draft to see what ${company}’s next cold email loses.`;
  const average = tenths(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  if (scores.length === 1) return `${company}’s last email came out at ${average}.`;
  const many = numbers[scores.length] ?? String(scores.length);
  return `${company}’s last ${many} emails came out at ${average} on average.`;
}

/** Greets by name, says how the last emails came out, and leads to the next one. */
export function Welcome() {
  const user = useSignedInUser();
  const profile = useProfile(user.id);
  const stats = useDashboardStats();
  const isKnown = !profile.isPending && !stats.isPending;
  const hello = greeting({
    fullName: (profile.data && fullNameOf(profile.data)) ?? user.name,
    email: user.email,
    hour: useNow().getHours(),
  });
  const scores = stats.data?.recentScores.map(({ score }) => score) ?? [];
  return (
    <section className={`row items-end justify-between ${classes.welcome}`}>
      <div className="min-w-0 breakable">
        <h1 className="title">{hello}</h1>
        <p className={`lede ${classes.sentence}`}>
          {isKnown && sentenceFor(profile.data?.company ?? null, scores)}
        </p>
        <div className={`mt-5 ${classes.last}`}>
          {stats.data && <LastScores scores={stats.data.recentScores} />}
        </div>
      </div>
      <ButtonLink to={pages.chat} variant="ember">
        Optimize an email
      </ButtonLink>
    </section>
  );
}

type Greeted = {
  fullName: string | null | undefined;
  email: string;
  /** In the user's time zone. */
  hour: number;
};

/** Greets by first name and time of day, or by address if there is no name. */
export function greeting({ fullName, email, hour }: Greeted): string {
  const [first] = (fullName ?? '').trim().split(/\s+/u);
  if (!first) return `Welcome, ${email}.`;
  const time =
    hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
  return `Good ${time}, ${first}.`;
}

type LastScoresProps = { scores: DashboardStats['recentScores'] };

/** The scores of the last emails, linked to their chats; before the first one, a sample. */
function LastScores({ scores }: LastScoresProps) {
  if (scores.length === 0) {
    return (
      <p className={`row items-center gap-2-4 ${classes.none}`}>
        <span className="ink-2">Nothing optimized yet.</span>
        <ButtonLink to={pages.chat} state={withSample} variant="line" size="small">
          Try a sample email
        </ButtonLink>
      </p>
    );
  }
  return (
    <ul className={`row ${classes.run}`} aria-label="Your last scores">
      {scores.map(({ session_id, title, score, created_at }, index) => {
        const band = bandOf(score);
        const ring = <MiniRing value={score} band={band} format={tenths} />;
        return (
          <li key={`${created_at} ${String(index)}`}>
            {session_id ? (
              <Link
                to={pages.session(session_id)}
                title={title ?? undefined}
                aria-label={`${tenths(score)}, ${bandNames[band]}: ${title ?? 'a chat'}`}
              >
                {ring}
              </Link>
            ) : (
              ring
            )}
          </li>
        );
      })}
    </ul>
  );
}

const tiles = [
  {
    to: pages.chat,
    title: 'Chat',
    text: 'Get AI-powered feedback on your cold emails',
    Icon: IconMessage,
  },
  {
    to: pages.analytics,
    title: 'Analytics',
    text: 'View your optimization insights and progress',
    Icon: IconChartBar,
  },
  {
    to: pages.library,
    title: 'Library',
    text: 'Browse and manage email templates',
    Icon: IconBooks,
  },
  {
    to: pages.settings,
    title: 'Settings',
    text: 'Configure your preferences',
    Icon: IconSettings,
  },
] as const;

/** The ways on from home. */
function Tiles() {
  return (
    <nav className={`grid one-column-phone ${classes.tiles}`} aria-label="Go to">
      {tiles.map(({ to, title, text, Icon }) => (
        <Link
          key={to}
          to={to}
          className={`stack items-center gap-3 line-above plain ${classes.tile}`}
        >
          <Icon size={22} stroke={1.5} aria-hidden />
          <span className="grid">
            <b className="label">{title}</b>
            <span className="small ink-2">{text}</span>
          </span>
          <IconArrowRight size={18} stroke={1.5} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}

type HomePageProps = {
  banner: ReactNode;
  /** At most two tips. */
  tips: ReactNode;
};

/** Where one arrives after signing in. */
export function HomePage({ banner, tips }: HomePageProps) {
  const id = useId();
  return (
    <main className={`stack one-column gap-7 page-room ${classes.home}`}>
      {banner}
      <Welcome />
      <Numbers />
      <Tiles />
      <section aria-labelledby={id}>
        <div className={`flex items-baseline justify-between gap-4 ${classes.head}`}>
          <h2 id={id} className="subhead">
            AI-Powered Tips &amp; Suggestions
          </h2>
          <Link to={pages.tips} className="small">
            All tips
          </Link>
        </div>
        <div className={classes.tips}>{tips}</div>
      </section>
      <Checklist />
    </main>
  );
}
