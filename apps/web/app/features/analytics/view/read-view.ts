import { addDays, isDay } from './calendar-day.ts';

/** Ranges that end today, by the days they span. */
export const presets = [7, 14, 30, 90, 365] as const;
export type Preset = (typeof presets)[number];

/** What the page shows; all of it is in the address. */
export type View = {
  readonly from: string;
  readonly to: string;
  /** Null for days of one's own choice. */
  readonly preset: Preset | null;
  readonly area: string | null;
  readonly template: string | null;
  readonly page: number;
};

const usual = 7;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The view that an address names. What it says wrongly counts as not said. */
export function readView(address: URLSearchParams, today: string): View {
  const page = Number(address.get('page') ?? '1');
  return {
    ...readDays(address, today),
    area: address.get('area')?.slice(0, 100) || null,
    template: idIn(address.get('template')),
    page: Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1,
  };
}

/** The address of a view. What `known` says of other things, such as an order of rows, stays. */
export function addressOf(view: View, known = new URLSearchParams()): URLSearchParams {
  const { from, to, preset, area, template, page } = view;
  const days =
    preset === null
      ? { from, to, range: null }
      : { from: null, to: null, range: preset === usual ? null : `${preset}d` };
  const said = { ...days, area, template, page: page === 1 ? null : String(page) };
  const address = new URLSearchParams(known);
  for (const [name, value] of Object.entries(said)) {
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
