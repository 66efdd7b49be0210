import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { tenths } from '../../../../lib/words/tenths.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ChangedQuote } from '../../../../ui/changed-text/changed-quote.tsx';
import { leave, take } from '../choices/choices.ts';
import type { ResultParts } from '../result-parts.ts';
import { offerGroups, type OfferGroup, type OfferState } from './offer-states.ts';
import classes from './suggestions.module.css';

type OffersProps = Pick<ResultParts, 'result' | 'choices' | 'choose'>;

/** What the writer may take besides the changes: likely better, but not certain enough to be made unasked. */
export function Offers({ result, choices, choose }: OffersProps) {
  const id = useId();
  const groups = offerGroups(result, choices);
  if (groups.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        You may also
      </h3>
      <ul>
        {groups.map((group, index) => (
          <li
            key={`${group.kind} ${group.reason}`}
            className={classes.group}
            data-kind={group.kind}
          >
            <p id={`${id}-${String(index)}`} className={classes.what}>
              <b>{names[group.kind]}.</b> <span>{reasonOf(group)}</span>
            </p>
            <ul>
              {group.states.map((state) => (
                <OfferRow
                  key={state.offer.id}
                  state={state}
                  draft={result.original_email.body}
                  what={`${id}-${String(index)}`}
                  onToggle={() => {
                    const { offer, isTaken } = state;
                    choose(isTaken ? leave(choices, offer.id) : take(choices, offer.id));
                  }}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const names: Readonly<Record<OfferGroup['kind'], string>> = {
  shorter: 'Shorter version',
  cut: 'Leave out',
  ask: 'Ask for less',
  divide: 'Make two sentences of one',
};

/** "A shorter version: 84 words …" under "Shorter version" is said once. */
function reasonOf({ kind, reason }: OfferGroup): string {
  return kind === 'shorter' ? reason.replace(/^a shorter version: /iu, '') : reason;
}

type OfferRowProps = {
  state: OfferState;
  draft: string;
  /** The id of what says what it does. */
  what: string;
  onToggle: () => void;
};

function OfferRow({ state, draft, what, onToggle }: OfferRowProps) {
  const { offer, moot } = state;
  const isTaken = state.isTaken && moot === null;
  const verb = isTaken ? 'Undo this' : 'Take';
  return (
    <li className={classes.row} data-moot={moot ?? undefined}>
      <div className={classes.words}>
        {offer.kind !== 'shorter' && <Quote offer={offer} draft={draft} />}
        {moot && <span className={classes.moot}>{mootWords[moot]}</span>}
      </div>
      <span className={classes.gain} data-taken={isTaken || undefined}>
        {isTaken && <IconCheck size={16} stroke={2} aria-hidden />}
        {isTaken ? 'taken' : moot === null && gainWords(offer.gain)}
      </span>
      <Button
        variant={isTaken ? 'quiet' : 'line'}
        size="small"
        data-offer={offer.id}
        aria-pressed={isTaken}
        aria-label={`${verb}: ${whatIn(offer)}`}
        aria-describedby={what}
        isBusy={moot !== null}
        onClick={onToggle}
      >
        {isTaken && <IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
        {verb}
      </Button>
    </li>
  );
}

const mootWords = {
  shorter: 'Part of the shorter version.',
  other: 'These words are gone or changed already.',
} as const;

/** "wins 0.4", "costs 0.2"; nothing where nothing moves. */
function gainWords(gain: number): string {
  if (gain === 0) return '';
  return gain > 0 ? `wins ${tenths(gain)}` : `costs ${tenths(-gain)}`;
}

/** "leave out “Our team is …”" */
function whatIn({ kind, edits }: OfferState['offer']): string {
  const what = names[kind].toLowerCase();
  const [edit] = edits;
  if (kind === 'shorter' || !edit) return what;
  return `${what}, “${inShort(oneLine(kind === 'ask' ? edit.after : edit.before))}”`;
}

const mostTold = 80;

function inShort(text: string): string {
  return text.length > mostTold ? `${text.slice(0, mostTold).trimEnd()}…` : text;
}

function Quote({ offer, draft }: { offer: OfferState['offer']; draft: string }) {
  return offer.edits.map(({ start, end, before, after }) => (
    <span key={start} className={classes.quote}>
      <ChangedQuote
        before={oneLine(before)}
        after={oneLine(after)}
        {...(offer.kind === 'divide' && { around: wordsAround(draft, start, end) })}
      />
    </span>
  ));
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');
const wordsBeside = 6;

/** The last words of the line before a place in a text, and the first after it. */
function wordsAround(text: string, start: number, end: number) {
  const before = (text.slice(0, start).split('\n').at(-1) ?? '').trim().split(' ');
  const after = (text.slice(end).split('\n')[0] ?? '').trim().split(' ');
  const lead = before.slice(-wordsBeside).join(' ');
  const tail = after.slice(0, wordsBeside).join(' ');
  return {
    lead: before.length > wordsBeside ? `… ${lead}` : lead,
    tail: after.length > wordsBeside ? ` ${tail} …` : ` ${tail}`,
  };
}
