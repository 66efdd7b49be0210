import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTimeZone } from '../../data/profile.ts';
import { useSubscription, usePricingPlans } from '../../data/subscription.ts';
import { dayIn } from '../../lib/days.ts';
import { useNow } from '../../lib/timing.ts';

const dayMs = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days there are from one to the other, both counted. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** Whether a text is a real date: 31 February is not. */
export function isDay(text: string | null): text is string {
  if (text === null || !form.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Ranges that end today, by the days they span. */
export const presets = [7, 14, 30, 90, 365] as const;

export type Preset = (typeof presets)[number];

/** What the page shows; all of it is in the address. */
export type View = {
  readonly from: string;
  readonly to: string;
  /** Null for custom dates. */
  readonly preset: Preset | null;
  readonly area: string | null;
  readonly template: string | null;
  readonly page: number;
};

const usual = 7;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The view in the address. Invalid values are ignored. */
export function readView(address: URLSearchParams, today: string): View {
  const page = Number(address.get('page') ?? '1');
  return {
    ...readDays(address, today),
    area: address.get('area')?.slice(0, 100) || null,
    template: idIn(address.get('template')),
    page: Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1,
  };
}

/** The address of a view. Other parameters of `known`, such as a sort order, stay. */
export function addressOf(view: View, known = new URLSearchParams()): URLSearchParams {
  const { from, to, preset, area, template, page } = view;
  const days =
    preset === null
      ? { from, to, range: null }
      : { from: null, to: null, range: preset === usual ? null : `${preset}d` };
  const values = { ...days, area, template, page: page === 1 ? null : String(page) };
  const address = new URLSearchParams(known);
  for (const [name, value] of Object.entries(values)) {
    if (value) address.set(name, value);
    else address.delete(name);
  }
  return address;
}

/** The days of a range that ends today. */
export function daysOf(preset: Preset, today: string) {
  return { from: addDays(today, 1 - preset), to: today, preset };
}

function readDays(address: URLSearchParams, today: string) {
  const [from, to] = [address.get('from'), address.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, preset: null };
  const range = address.get('range');
  return daysOf(presets.find((days) => range === `${days}d`) ?? usual, today);
}

function idIn(text: string | null): string | null {
  return text !== null && uuid.test(text) ? text : null;
}

const inUtc = { timeZone: 'UTC' } as const;

const long = new Intl.DateTimeFormat('en-GB', {
  ...inUtc,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const short = new Intl.DateTimeFormat('en-GB', { ...inUtc, day: 'numeric', month: 'short' });

const middling = new Intl.DateTimeFormat('en-GB', {
  ...inUtc,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "Monday 30 March 2026" */
export const wholeDay = (day: string) => long.format(Date.parse(day)).replace(',', '');

/** "30 Mar" */
export const shortDay = (day: string) => short.format(Date.parse(day));

/** "27 March 2026 to 2 April 2026", or the one day. */
export function rangeWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => middling.format(Date.parse(day)));
  return from === to ? `${first}` : `${first} to ${last}`;
}

const key = 'advanced_analytics';

type Features = readonly { feature_key: string; limit: { kind: string; included?: boolean } }[];

/** Whether the user's plan has advanced analytics, and the first plan on offer that does. */
export function useAdvanced(): { isIncluded: boolean; isKnown: boolean; planName: string | null } {
  const { data: subscription } = useSubscription();
  const { data: plans } = usePricingPlans();
  return {
    isIncluded: subscription !== undefined && includes(subscription.plan.features),
    isKnown: subscription !== undefined,
    planName: plans?.find(({ features }) => includes(features))?.name ?? null,
  };
}

function includes(features: Features): boolean {
  return features.some(({ feature_key, limit }) => feature_key === key && limit.included === true);
}

/** The days shown, in the user's time zone, and the list's filters. */
export function useAnalyticsView() {
  const [address, setAddress] = useSearchParams();
  const timeZone = useTimeZone();
  const today = dayIn(timeZone, useNow());
  const view = useMemo(() => readView(address, today), [address, today]);
  const { from, to } = view;
  const range = useMemo(() => ({ from, to, time_zone: timeZone }), [from, to, timeZone]);
  const change = useCallback(
    (changes: Partial<View>) =>
      // A new range or filter starts at page 1.
      setAddress((known) => addressOf({ ...view, page: 1, ...changes }, known), {
        preventScrollReset: true,
      }),
    [setAddress, view],
  );
  return { view, range, today, change };
}

export type ChangeView = ReturnType<typeof useAnalyticsView>['change'];
