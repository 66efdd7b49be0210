import type { OfferKind } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { tenths } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { ChangedQuote } from '../../../components/changed-text.tsx';
import { leave, take } from '../changes/choices.ts';
import type { ResultParts } from './result-parts.tsx';
import classes from './offers.module.css';

type GivenOffer = Optimization['offers'][number];

/** Offers of one kind and reason, in reading order. */
type OfferGroup = {
  readonly kind: OfferKind;
  readonly reason: string;
  readonly offers: readonly GivenOffer[];
};

const inOrder: readonly OfferKind[] = ['spelling', 'ask', 'divide'];

/** The offers of a result, grouped by kind and reason. */
function groupOffers(offers: readonly GivenOffer[]): OfferGroup[] {
  const groups: { kind: OfferKind; reason: string; offers: GivenOffer[] }[] = [];
  for (const offer of offers) {
    const { kind, reason } = offer;
    const group = groups.find((one) => one.kind === kind && one.reason === reason);
    if (group) group.offers.push(offer);
    else groups.push({ kind, reason, offers: [offer] });
  }
  return groups.toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind));
}

type OffersProps = Pick<ResultParts, 'result' | 'choices' | 'choose'>;

/**
 * Changes that the writer may accept: probably better, but not certain enough to be made unasked.
 */
export function Offers({ result, choices, choose }: OffersProps) {
  const id = useId();
  const groups = groupOffers(result.offers);
  if (groups.length === 0) return null;
  return (
    <section className={`dense line-above no-print ${classes.section}`} aria-labelledby={id}>
      <h3 id={id} className="small ink-2 strong pb-2">
        You may also
      </h3>
      <ul>
        {groups.map((group, index) => (
          <li key={`${group.kind} ${group.reason}`} className={classes.group}>
            <p id={`${id}-${String(index)}`} className="pretty">
              <b>{names[group.kind]}.</b> <span className="ink-2 size-13">{group.reason}</span>
            </p>
            <ul>
              {group.offers.map((offer) => {
                const isTaken = choices.taken.includes(offer.id);
                return (
                  <OfferRow
                    key={offer.id}
                    offer={offer}
                    isTaken={isTaken}
                    draft={result.original_email.body}
                    what={`${id}-${String(index)}`}
                    onToggle={() => {
                      choose(isTaken ? leave(choices, offer.id) : take(choices, offer.id));
                    }}
                  />
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const names: Readonly<Record<OfferGroup['kind'], string>> = {
  spelling: 'Check a word',
  ask: 'Ask for less',
  divide: 'Split a sentence',
};

type Offer = OfferGroup['offers'][number];

type OfferRowProps = {
  offer: Offer;
  isTaken: boolean;
  draft: string;
  /** The id of the text that describes it. */
  what: string;
  onToggle: () => void;
};

function OfferRow({ offer, isTaken, draft, what, onToggle }: OfferRowProps) {
  const verb = isTaken ? 'Undo this' : 'Take';
  return (
    <li className={`grid items-center min-h-40 gap-1-4 ${classes.row}`}>
      <div className={classes.words}>
        <Quote offer={offer} draft={draft} />
      </div>
      <span
        className={`ink-2 size-13 numbers one-line ${classes.gain}`}
        data-taken={isTaken || undefined}
      >
        {isTaken && <IconCheck size={16} stroke={2} aria-hidden />}
        {isTaken ? 'taken' : offer.gain > 0 && `wins ${tenths(offer.gain)}`}
      </span>
      <Button
        variant={isTaken ? 'quiet' : 'line'}
        size="small"
        data-offer={offer.id}
        aria-pressed={isTaken}
        aria-label={`${verb}: ${whatIn(offer)}`}
        aria-describedby={what}
        onClick={onToggle}
      >
        {isTaken && <IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
        {verb}
      </Button>
    </li>
  );
}

/** Such as "ask for less, “a short call”". */
function whatIn({ kind, edits: [edit] }: Offer): string {
  const what = names[kind].toLowerCase();
  const words = kind === 'divide' ? edit?.before : edit?.after;
  return words === undefined ? what : `${what}, “${oneLine(words)}”`;
}

function Quote({ offer, draft }: Pick<OfferRowProps, 'offer' | 'draft'>) {
  return offer.edits.map(({ start, end, before, after }) => (
    <span key={start} className={`breakable clamp ${classes.quote}`}>
      <ChangedQuote
        before={oneLine(before)}
        after={oneLine(after)}
        around={wordsAround(draft, start, end)}
      />
    </span>
  ));
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');
const wordsBeside = 6;

/** The last words on the line before a place in a text, and the first words after it. */
function wordsAround(text: string, start: number, end: number) {
  const before = (text.slice(0, start).split('\n').at(-1) ?? '').trimStart().split(/(?<= )/u);
  const after = (text.slice(end).split('\n')[0] ?? '').trimEnd().split(/(?= )/u);
  const lead = before.slice(-wordsBeside).join('');
  const tail = after.slice(0, wordsBeside).join('');
  return {
    lead: before.length > wordsBeside ? `… ${lead}` : lead,
    tail: after.length > wordsBeside ? `${tail} …` : tail,
  };
}
