import type { RewriteManner } from '@replysmith/contract';
import {
  IconChevronLeft,
  IconChevronRight,
  IconColumns2,
  IconFeather,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import { isCoachAlone, mannerNames } from '../messages/answer-words.ts';
import {
  type MessagePair,
  type Variants,
  hasResult,
  instructionsOf,
} from '../messages/message-pairs.ts';
import { whyNotJudged } from '../messages/classification.ts';
import { useAgain, useAsking } from '../sending/use-again.ts';
import classes from './compare-variants.module.css';

type VariantActionsProps = {
  variants: Variants;
  pair: MessagePair;
  onShow: (index: number) => void;
};

/** The ways to another variant of an email: in the other manner, by the model once more, or edited. */
export function VariantActions({ variants, pair, onShow }: VariantActionsProps) {
  const { draft, answer } = pair;
  const { edit, latestId } = useAsking();
  const again = useAgain(pair);
  const result = answer?.optimization_results;
  if (!result) return null;
  const other = otherManner(variants, pair);
  return (
    <span className={`row ml-auto ${classes.actions}`}>
      {other && (
        <Action
          title={other.at === null ? 'Uses 1 request' : 'Shows the variant you already have'}
          isBusy={other.at === null && again === null}
          onClick={() => {
            if (other.at === null) again?.({ manner: other.manner });
            else onShow(other.at);
          }}
        >
          <IconFeather size={16} stroke={1.5} aria-hidden />
          {mannerNames[other.manner]}
        </Action>
      )}
      {!isCoachAlone(result) && (
        <NewVariant pair={pair} title="Uses 1 request; the model may write something else" />
      )}
      {draft.id !== latestId && (
        <Action title="Puts the text into the field, to be sent again" onClick={() => edit(pair)}>
          <IconPencil size={16} stroke={1.5} aria-hidden />
          Edit and resubmit
        </Action>
      )}
    </span>
  );
}

function Action(props: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return <Button variant="quiet" size="small" {...props} />;
}

type OtherManner = {
  manner: RewriteManner;
  /** The index of a try that the coach would only repeat; null when there is none. */
  at: number | null;
};

/** The manner in which an email could be tried instead; null where the result would be the same. */
export function otherManner({ pairs }: Variants, pair: MessagePair): OtherManner | null {
  const { draft, answer } = pair;
  if (!answer || !hasResult(answer)) return null;
  const { optimization_results: result } = answer;
  if (result.brief !== null || whyNotJudged(result)) return null;
  const isNothingToChange = result.changes.length === 0 && isCoachAlone(result);
  if (isNothingToChange && result.manner === 'full') return null;
  const manner = result.manner === 'full' ? 'light' : 'full';
  const { stage, profile } = instructionsOf(pair);
  const at = pairs.findIndex((other) => {
    const { optimization_results: tried } = other.answer ?? {};
    if (!tried || tried.manner !== manner || !isCoachAlone(tried)) return false;
    const instructions = instructionsOf(other);
    return (
      other.draft.content === draft.content &&
      instructions.stage === stage &&
      instructions.profile === profile
    );
  });
  return { manner, at: at < 0 ? null : at };
}

type NewVariantProps = {
  pair: MessagePair;
  /** What it costs and what may come of it. */
  title: string;
};

/** Sends a message again unchanged. */
export function NewVariant({ pair, title }: NewVariantProps) {
  const again = useAgain(pair);
  return (
    <Button
      variant="quiet"
      size="small"
      title={title}
      isBusy={again === null}
      onClick={() => again?.()}
    >
      <IconRefresh size={16} stroke={1.5} aria-hidden />
      Try again
    </Button>
  );
}

type VariantBarProps = {
  variants: Variants;
  at: number;
  onShow: (index: number) => void;
  /** Null where there is nothing to compare yet. */
  onCompare: (() => void) | null;
};

/** Above an answer that was tried more than once: which variant of it is shown, and the ways to others. */
export function VariantBar({ variants, at, onShow, onCompare }: VariantBarProps) {
  const shown = variants.pairs[at];
  if (!shown) return null;
  const hasActions = shown.answer && hasResult(shown.answer);
  return (
    <div className={`row items-center no-print gap-1-4 ${classes.variantBar}`}>
      <VariantPager variants={variants} at={at} onShow={onShow} />
      {onCompare && (
        <Button variant="quiet" size="small" onClick={onCompare}>
          <IconColumns2 size={16} stroke={1.5} aria-hidden />
          Compare
        </Button>
      )}
      {hasActions && <VariantActions variants={variants} pair={shown} onShow={onShow} />}
    </div>
  );
}

type VariantPagerProps = {
  variants: Variants;
  at: number;
  onShow: (index: number) => void;
};

/** "2 of 3, Lighter touch", with the way to the variants before and after. */
function VariantPager({ variants, at, onShow }: VariantPagerProps) {
  const { pairs } = variants;
  const shown = pairs[at];
  const count = pairs.length;
  return (
    <div
      className={`flex items-center gap-1 size-14 ${classes.pager}`}
      role="group"
      aria-label="Variants"
    >
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label="Earlier variant"
        isBusy={at === 0}
        onClick={() => onShow(at - 1)}
      >
        <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      </Button>
      <span className="min-w-0 ink-2 numbers" aria-live="polite">
        <b className="ink">
          {at + 1} of {count}
        </b>
        {shown && `, ${variantName(variants, shown)}`}
      </span>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label="Later variant"
        isBusy={at === count - 1}
        onClick={() => onShow(at + 1)}
      >
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}

/** What a variant was: "Full rewrite", "Edited, lighter touch". */
export function variantName({ pairs: all }: Variants, pair: MessagePair): string {
  const [first] = all;
  const parts = [pair.draft.content !== first?.draft.content && 'Edited', mannerOf(pair)].filter(
    (part) => typeof part === 'string',
  );
  const [leading = pair === first ? 'As first asked' : 'Asked again', ...others] = parts;
  return [leading, ...others.map((part) => part.toLowerCase())].join(', ');
}

function mannerOf({ answer }: MessagePair): string | null {
  const result = answer?.optimization_results;
  if (!result) return answer?.is_partial ? 'Stopped' : null;
  return result.brief === null ? mannerNames[result.manner] : 'From your brief';
}
