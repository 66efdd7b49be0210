import { eyes } from '../person/eyes.ts';
import type { Reader } from '../person/reader.ts';
import type { Remark } from '../reply.ts';
import { bare, gains, losses, type Weighed } from './remarks.ts';

const mostNoticed = 4;
/** How much more each thing they look for counts at first sight, the first one most. */
const pull = [8, 4, 2, 1];

/** What this person takes from the first seconds: what catches their eye first goes first. */
export function noticedBy(reader: Reader): Remark[] {
  const { skim } = reader.sight;
  const order = eyes[reader.persona].map(([rule]): string => rule);
  const catching = ({ rule, weight }: Weighed) => weight * (pull[order.indexOf(rule)] ?? 1);
  const isSeen = ({ place }: Remark) =>
    skim.seen.some(
      ({ field, start, end }) => place?.field === field && place.start < end && place.end > start,
    );
  return [...gains(reader), ...losses(reader)]
    .filter(isSeen)
    .toSorted((a, b) => catching(b) - catching(a))
    .slice(0, mostNoticed)
    .map(bare);
}
