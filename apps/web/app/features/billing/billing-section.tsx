import {
  type AiRequest,
  type UserSubscription,
  pages,
  type AiRequestList,
  paths,
} from '@replysmith/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUntilReset } from '../../data/daily-reset.ts';
import { priceText } from '../../data/plan-words.ts';
import { useSubscription } from '../../data/subscription.ts';
import { dayText } from '../../lib/days.ts';
import { Banner } from '../../components/banner.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { Facts, PortalButton } from './portal-button.tsx';
import { PaymentFailedBanner } from './banners.tsx';
import classes from './upgrade-page.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOf, record, reply } from '../../lib/checks.ts';
import { apiGet } from '../../lib/http.ts';

const purposes: Record<AiRequest['message_type'], string> = {
  email_optimization: 'Optimization',
  conversation: 'Question',
  client_simulation: 'Simulated reply',
  help: 'Help',
};

/** Whether a request counts against the daily limit, and why not. */
export function chargeInWords({ charge, status }: Pick<AiRequest, 'charge' | 'status'>): string {
  switch (charge) {
    case 'charged':
      return status === 'stopped' ? 'Counted: stopped after it began' : 'Counted';
    case 'reserved':
      return 'Reserved while it is written';
    case 'refunded':
      return status === 'failed' ? 'Given back: it failed' : 'Given back';
    case 'free':
      return 'Free';
  }
}

type RequestTableProps = {
  requests: readonly AiRequest[];
  /** There were more than are listed. */
  isCut: boolean;
};

export function RequestTable({ requests, isCut }: RequestTableProps) {
  if (requests.length === 0) {
    return <p className="ink-3 mt-4">No requests yet today.</p>;
  }
  const counted = requests.filter(({ charge }) => charge === 'charged').length;
  return (
    <table className={`mt-4 dense numbers ${classes.requests}`}>
      <caption className="visually-hidden">Today’s requests, newest first</caption>
      <thead>
        <tr>
          <th className="ink-below strong" scope="col">
            Time
          </th>
          <th className="ink-below strong" scope="col">
            For
          </th>
          <th className="ink-below strong" scope="col">
            Counted
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <td>{timeText(request.created_at)}</td>
            <td>
              {request.session_id ? (
                <Link to={pages.session(request.session_id)}>{purposes[request.message_type]}</Link>
              ) : (
                purposes[request.message_type]
              )}
            </td>
            <td>{chargeInWords(request)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{isCut ? `Of the latest ${String(requests.length)}` : 'Total'}</td>
          <td>{counted} counted</td>
        </tr>
      </tfoot>
    </table>
  );
}

function timeText(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

/** What each request of today was for, and whether it counted. */
function TodaysRequests() {
  const { data, error, refetch, isFetching } = useTodaysRequests();
  const untilReset = useUntilReset();
  return (
    <Section
      title="What was counted today"
      lede={
        <>
          An optimization counts once it is answered. Questions and simulated replies are free, and
          failed requests are given back. {untilReset && `${untilReset}.`}
        </>
      }
    >
      {data ? (
        <RequestTable requests={data.today} isCut={data.isCut} />
      ) : error ? (
        <Banner
          tone="danger"
          title="Today’s requests could not be loaded."
          action={<TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />}
        >
          {error.message}
        </Banner>
      ) : (
        <Skeleton label="Loading today’s requests..." />
      )}
    </Section>
  );
}

/** What one pays for and until when, and what of it was used today. */
export function BillingSection() {
  const { data: subscription, error, refetch, isFetching } = useSubscription();
  if (!subscription && error) {
    return (
      <NotLoaded
        title="Your plan could not be loaded"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!subscription) return <Skeleton label="Loading your plan..." />;
  return (
    <div className="stack one-column gap-7">
      <PaymentFailedBanner {...subscription} />
      <PlanBlock subscription={subscription} />
      <TodaysRequests />
    </div>
  );
}

/** The plan that holds, what it costs, when it renews or ends, and where to change that. */
function PlanBlock({ subscription }: { subscription: UserSubscription }) {
  const { plan, billing } = subscription;
  return (
    <Section
      title="Your plan"
      lede={
        billing.has_customer
          ? 'Manage Billing has your invoices, your card and cancellation. A cancelled plan lasts until the end of the period you paid for.'
          : 'Nothing is charged on this plan.'
      }
    >
      <Facts
        facts={[
          ['Plan', plan.name],
          ['Price', `${priceText(plan.price_monthly)} a month`],
          ...term(subscription),
        ]}
      />
      <div className="row gap-3">
        {billing.has_customer && (
          <PortalButton variant={billing.grace_ends_at ? 'line' : 'ink'}>
            Manage Billing
          </PortalButton>
        )}
        <ButtonLink to={pages.upgrade} variant={billing.has_customer ? 'line' : 'ink'}>
          See the plans
        </ButtonLink>
      </div>
    </Section>
  );
}

function term({ plan, billing }: UserSubscription): [string, ReactNode][] {
  const { ends_at, renews_at, grace_ends_at } = billing;
  if (grace_ends_at) return [['Payment failed; ends unless paid by', dayText(grace_ends_at)]];
  if (ends_at) return [['Cancelled; ends on', dayText(ends_at)]];
  if (renews_at && plan.price_monthly > 0) return [['Renews on', dayText(renews_at)]];
  return [];
}

const requests = reply<AiRequestList>({ items: listOf(record) });

const most = 100;
const day = 86_400_000;

/** What was asked since the last daily reset, the newest first; `most` of it. */
function useTodaysRequests() {
  const { data: subscription } = useSubscription();
  const { version, resets_at } = subscription ?? {};
  return useQuery({
    // Counting a request changes the subscription too.
    queryKey: ['ai-requests', version],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ limit: String(most) });
      const { items } = await apiGet(`${paths.aiRequests}?${query.toString()}`, requests, {
        signal,
      });
      const since = Date.parse(resets_at ?? '') - day;
      const today = items.filter(({ created_at }) => Date.parse(created_at) >= since);
      return { today, isCut: today.length === most };
    },
    enabled: subscription !== undefined,
    placeholderData: keepPreviousData,
  });
}
