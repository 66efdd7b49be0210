import { type WebhookDelivery, lengths } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { explainFailure } from '../../lib/api-error.ts';
import { clockTime, recentDay } from '../../lib/days.ts';
import { countOf, numberText } from '../../lib/words.ts';
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
  const list = useRef<HTMLUListElement>(null);
  const isLong = (data?.items.length ?? 0) > firstPage;
  // The button that asked for more rows is gone once they are there.
  useEffect(() => {
    if (isLong) list.current?.querySelectorAll('li')[firstPage]?.focus();
  }, [isLong]);
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
      <ul ref={list} aria-label="Deliveries">
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
    <li className={`flex items-start gap-3 line-below ${classes.delivery}`} tabIndex={-1}>
      <div className="grow min-w-0 breakable">
        <p className="dense strong">
          <span className={classes.status} data-status={status}>
            {statusNames[status]}
          </span>
          {eventNames[event]}
        </p>
        <p className="small ink-2">{factsOf(delivery, isOn).map(unbroken).join('\u00A0· ')}</p>
        {problem && <p className="small">{problem}</p>}
        {response && (
          <p
            className={`small ink-2 ${classes.response}`}
            tabIndex={0}
            role="group"
            aria-label="What it answered"
          >
            {response}
          </p>
        )}
      </div>
      {isOn && (
        <Button
          variant={status === 'failed' ? 'line' : 'quiet'}
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

/** "10:41", "84 ms", "2 attempts", "next 10:43". */
function factsOf(delivery: WebhookDelivery, isOn: boolean): string[] {
  const { duration_ms, attempts, created_at, next_attempt_at } = delivery;
  return [
    momentText(created_at),
    ...(duration_ms === null ? [] : [durationText(duration_ms)]),
    ...(attempts > 1 ? [countOf(attempts, 'attempt')] : []),
    ...(next_attempt_at === null ? [] : [isOn ? nextText(next_attempt_at) : 'not while it is off']),
  ];
}

const unbroken = (fact: string) => fact.replaceAll(' ', '\u00A0');

/** "84 ms", "1.2 s" */
function durationText(milliseconds: number): string {
  if (milliseconds < 1_000) return `${String(milliseconds)} ms`;
  return `${numberText(Math.round(milliseconds / 100) / 10)} s`;
}

function nextText(moment: string): string {
  return Date.parse(moment) > Date.now() ? `next ${momentText(moment)}` : 'next now';
}

function momentText(moment: string): string {
  const [day, time] = [recentDay(moment), clockTime(new Date(moment))];
  return day === time ? time : `${day}, ${time}`;
}
