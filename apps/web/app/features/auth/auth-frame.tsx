import { IconArrowLeft } from '@tabler/icons-react';
import type { PricingPlan } from '@replysmith/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from '../../components/navigation.tsx';
import { planLines, priceText } from '../../data/plan-words.ts';
import { planOfKey, readPlans } from '../../data/plans.ts';
import { Brand } from '../../components/brand.tsx';
import { ChangedText } from '../../components/changed-text.tsx';
import type { TextChange } from '../../components/diff.ts';
import { CheckList } from '../../components/check-list.tsx';
import { useHighlight } from '../../components/highlight.ts';
import { Sheet } from '../../components/sheet.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import classes from './auth-frame.module.css';

/**
 * A draft with some of the coach's changes. Hard-coded, so that the sign-in page does not load the
 * coach.
 */
export const coachedSample = {
  subject: 'Your checkout on a phone',
  body: `Hi Tom,

I hope this email finds you well. I know how busy you must be. We noticed that Fernhill’s checkout takes nine seconds to load on a phone, and we utilise a method that is able to fix it.

Would you be available for a 30-minute call on Tuesday or Thursday?

Best,
Nora`,
  changes: [
    {
      before: 'I hope this email finds you well. I know how busy you must be. ',
      after: '',
      reason: 'The first line is what the inbox shows; this one could open any email.',
    },
    {
      before: 'utilise',
      after: 'use',
      reason: '“utilise” is office language; “use” is what people say.',
    },
    {
      before: 'is able to',
      after: 'can',
      reason: '“can” says the same as “is able to” and is read sooner.',
    },
  ],
};

const { body, changes: made } = coachedSample;

const changes = made.map(({ before, after }, index): TextChange => {
  const start = body.indexOf(before);
  const number = index + 1;
  return { id: String(number), number, start, end: start + before.length, after, isKept: true };
});

/** An email being edited by the coach. */
function CoachAtWork() {
  const highlight = useHighlight();
  return (
    <div>
      <Sheet>
        <div className={`letter ${classes.mail}`}>
          <ChangedText
            text={body}
            changes={changes}
            findBlanks={() => []}
            highlight={highlight}
            note={({ number }) => made[number - 1]?.reason}
          />
        </div>
      </Sheet>
      <ol className={`mt-5 dense ${classes.reasons}`}>
        {made.map(({ reason }, index) => (
          <li
            className="stack gap-2 line-above ink-2"
            key={reason}
            data-highlighted={highlight.number === index + 1 || undefined}
          >
            <b className="good">{index + 1}</b> {reason}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The page around the account forms: the product's mark, a way home, and the coach at work. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { plan, isComing } = useChosenPlan();
  return (
    <div className={`grid ${classes.frame}`}>
      <header className={`flex items-center all-columns gap-4 ${classes.head}`}>
        <Brand />
        <Link
          to="/"
          className={`hover-underline inline-flex items-center ml-auto gap-2 medium size-14 plain ${classes.home}`}
        >
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          Back to Home
        </Link>
        <ThemeToggle />
      </header>
      <main className={classes.form}>{children}</main>
      {plan || isComing ? (
        <div className={classes.plan}>{plan && <ChosenPlan plan={plan} />}</div>
      ) : (
        <aside className={`not-tablet ${classes.aside}`} aria-label="What the coach does">
          <CoachAtWork />
        </aside>
      )}
    </div>
  );
}

/** The plan in the address: undefined for none or an unknown one, and until plans have come. */
function useChosenPlan() {
  const [search] = useSearchParams();
  const [plans, setPlans] = useState<readonly PricingPlan[]>();
  const [hasFailed, setFailed] = useState(false);
  const key = search.get('plan');
  const isAsked = key !== null;

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    readPlans(leaving.signal).then(setPlans, () => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [isAsked]);

  return { plan: planOfKey(plans, key), isComing: isAsked && !plans && !hasFailed };
}

type ChosenPlanProps = { plan: NonNullable<ReturnType<typeof useChosenPlan>['plan']> };

/** The plan that somebody is signing up for. */
function ChosenPlan({ plan }: ChosenPlanProps) {
  const isFree = plan.price_monthly === 0;
  return (
    <section
      className={`framed round-sheet on-sheet ${classes.chosenPlan}`}
      aria-label="The plan you chose"
    >
      <h2 className="subhead">{plan.name}</h2>
      <p className={`mt-2 ${classes.price}`}>
        <span className="figure">{priceText(plan.price_monthly)}</span>{' '}
        <span className="ink-2">a month</span>
      </p>
      <p className={`mt-2 ink-2 pretty ${classes.terms}`}>
        {isFree
          ? 'No card needed.'
          : 'Nothing is charged now: you pay on the plans page, once your email is verified.'}
      </p>
      <div className="mt-4 not-tablet">
        <CheckList lines={planLines(plan.features)} />
      </div>
    </section>
  );
}
