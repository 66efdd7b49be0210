import { type WebhookDelivery, lengths } from '@replysmith/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { explainFailure } from '../../lib/api-error.ts';
import { clockTime, recentDay } from '../../lib/days.ts';
import { countOf } from '../../lib/words.ts';
import { useDeliveries, useResend } from './webhooks-api.ts';
import { eventNames } from './webhook-form.tsx';
import classes from './webhooks-section.module.css';

type LogProps = {
  webhookId: string;
  /** Nothing is sent again while the webhook is off. */
  isOn: boolean;
};

const firstPage = 10;

/** What was sent to a webhook, newest first. */
export function WebhookDeliveries({ webhookId, isOn }: LogProps) {
  const [limit, setLimit] = useState(firstPage);
  const { data, error, isFetching, refetch } = useDeliveries(webhookId, limit);
  if (!data && error) {
    return (
      <div className="stack justify-items-start gap-3" role="alert">
        <p>{explainFailure(error).message}</p>
        <TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Skeleton widths={['64%', '48%']} label="Loading deliveries..." />;
  if (data.items.length === 0) {
    return <p className="small ink-2">Nothing was sent yet. Send a test to try the address.</p>;
  }
  const more = Math.min(data.total, lengths.page) - data.items.length;
  return (
    <>
      <ul aria-label="Deliveries">
        {data.items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isFetching}
          onClick={() => setLimit(lengths.page)}
        >
          Show {more} more
        </Button>
      )}
    </>
  );
}

const statusNames: Readonly<Record<WebhookDelivery['status'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

function DeliveryRow({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { id, event, status, problem, response } = delivery;
  const { mutate, isPending } = useResend(delivery.webhook_id);
  const sendAgain = () =>
    mutate(id, {
      onError: (error) =>
        showToast({ kind: 'error', title: 'Not sent', message: explainFailure(error).message }),
    });
  return (
    <li className={`flex items-start gap-3 line-below ${classes.delivery}`}>
      <div className="grow min-w-0 breakable">
        <p className="dense strong">
          <span className={classes.status} data-status={status}>
            {statusNames[status]}
          </span>
          {eventNames[event]}
        </p>
        <p className="small ink-2">{factsOf(delivery).join(' · ')}</p>
        {problem && <p className="small">{problem}</p>}
        {response && <p className={`small ink-2 ${classes.response}`}>{response}</p>}
      </div>
      {isOn && (
        <Button
          variant="line"
          size="small"
          isBusy={isPending}
          aria-label={`Send again: ${eventNames[event]}, ${momentText(delivery.created_at)}`}
          onClick={sendAgain}
        >
          Send again
        </Button>
      )}
    </li>
  );
}

/** "10:41", "status 200", "84 ms", "2 attempts", "next 10:43". */
function factsOf(delivery: WebhookDelivery): string[] {
  const { response_status, duration_ms, attempts, created_at, next_attempt_at } = delivery;
  // A problem names the status itself.
  const isNamed = response_status === null || delivery.problem !== null;
  return [
    momentText(created_at),
    ...(isNamed ? [] : [`status ${String(response_status)}`]),
    ...(duration_ms === null ? [] : [`${String(duration_ms)} ms`]),
    ...(attempts === 0 ? [] : [countOf(attempts, 'attempt')]),
    ...(next_attempt_at === null ? [] : [nextText(next_attempt_at)]),
  ];
}

function nextText(moment: string): string {
  return Date.parse(moment) > Date.now() ? `next ${momentText(moment)}` : 'next now';
}

function momentText(moment: string): string {
  const [day, time] = [recentDay(moment), clockTime(new Date(moment))];
  return day === time ? time : `${day}, ${time}`;
}
