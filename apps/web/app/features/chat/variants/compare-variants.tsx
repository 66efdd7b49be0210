import { bandOf, findBlanks } from '@replysmith/coach/light';
import type { EmailText } from '@replysmith/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { unsavedChoices } from '../../../data/drafts.ts';
import { tenths } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { Difference } from '../../../components/change-mark.tsx';
import { signedPoints } from '../../../components/ledger.tsx';
import { MiniRing } from '../../../components/score-ring.tsx';
import { Select } from '../../../components/select.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { type Variants, hasResult } from '../messages/message-pairs.ts';
import type { ScoredLine } from '../../../data/coach/answers.ts';
import { choicesOf } from '../changes/choices.ts';
import { useRevisions } from '../changes/use-revision.ts';
import { variantName } from './variant-bar.tsx';
import classes from './compare-variants.module.css';

type CompareVariantsProps = {
  variants: Variants;
  /** The index of the one that is shown. */
  at: number;
  onUse: (at: number) => void;
  onClose: () => void;
};

/** Two variants side by side: their scores, losses, and differing words. */
export function CompareVariants({ variants, at, onUse, onClose }: CompareVariantsProps) {
  const all = useComparedVariants(variants);
  const shown = all.findIndex((one) => one.at === at);
  const [right, setRight] = useState(Math.max(shown, 0));
  const [left, setLeft] = useState(right === 0 ? 1 : right - 1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [a, b] = [all[left], all[right]];
  if (!a || !b) return null;
  const sides = [
    { side: 'before', one: a, pick: setLeft },
    { side: 'after', one: b, pick: setRight },
  ] as const;
  return (
    <section className="container" aria-label="Two variants compared">
      <div className={`row items-center justify-between gap-2-4 mb-4 ${classes.head}`}>
        <h2 ref={heading} tabIndex={-1} className="head">
          Two variants compared
        </h2>
        <Button variant="line" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className={`small ink-2 ${classes.key}`}>
        Marked: words that the other one does not have.
      </p>
      <div className={`grid ${classes.sides}`}>
        {sides.map(({ side, one, pick }) => (
          <ComparedSide
            key={side}
            side={side}
            one={one}
            between={[a.email, b.email]}
            choices={all}
            isShown={one.at === at}
            onPick={(position) => pick(all.findIndex((other) => other.at === position))}
            onUse={() => onUse(one.at)}
          />
        ))}
      </div>
    </section>
  );
}

type ComparedSideProps = {
  side: 'before' | 'after';
  one: ComparedVariant;
  between: readonly [EmailText, EmailText];
  choices: readonly ComparedVariant[];
  /** It is the one that the chat shows. */
  isShown: boolean;
  onPick: (at: number) => void;
  onUse: () => void;
};

/** One of two variants: its score, its text with the differences, and its losses. */
function ComparedSide(props: ComparedSideProps) {
  const { side, one, between, choices, isShown, onPick, onUse } = props;
  const [left, right] = between;
  const words = { side, findBlanks };
  return (
    <div className="min-w-0" role="group" aria-label={one.name}>
      <div className={`row items-center ${classes.bar}`}>
        <MiniRing value={one.value} band={bandOf(one.value)} format={tenths} />
        {choices.length > 2 ? (
          <Select
            label={side === 'before' ? 'On the left' : 'On the right'}
            options={choices.map(({ at, name }) => ({ value: String(at), label: name }))}
            value={String(one.at)}
            onChange={(at) => onPick(Number(at))}
          />
        ) : (
          <b>{one.name}</b>
        )}
        <Button variant="line" size="small" isBusy={isShown} onClick={onUse}>
          {isShown ? 'In use' : 'Use this one'}
        </Button>
      </div>
      <Sheet isBleeding>
        <EmailSheet
          subject={
            <Difference {...words} before={left.subject ?? ''} after={right.subject ?? ''} />
          }
          body={<Difference {...words} before={left.body} after={right.body} />}
        />
      </Sheet>
      <h3 className={`ink-below strong size-14 ${classes.lost}`}>Still lost</h3>
      {one.lines.length === 0 && <p className="small ink-2">Nothing lost.</p>}
      <ul className={classes.lines}>
        {one.lines.map(({ rule, name, points }) => (
          <li className="dense flex gap-4 justify-between line-below" key={rule}>
            <span>{name}</span>
            <span className={`strong numbers ${classes.points}`}>
              {signedPoints(points, tenths)}
            </span>
          </li>
        ))}
      </ul>
      {one.lines.length > 0 && (
        <p className={`flex items-baseline justify-between size-14 ${classes.sum}`}>
          <span className="ink-2">10 − {tenths(100 - one.value)}</span>
          <b>{tenths(one.value)}</b>
        </p>
      )}
    </div>
  );
}

/** A variant as it stands now, to be laid beside another. */
type ComparedVariant = {
  /** Its index among the variants. */
  readonly at: number;
  /** Such as "2. Lighter touch". */
  readonly name: string;
  readonly email: EmailText;
  readonly value: number;
  readonly lines: readonly ScoredLine[];
};

/** The variants with a result, with the writer's choices applied; none until they are scored. */
function useComparedVariants(variants: Variants): ComparedVariant[] {
  const { id: userId } = useSignedInUser();
  const compared = useMemo(
    () =>
      variants.pairs.flatMap((pair, at) => {
        const { answer } = pair;
        if (!answer || !hasResult(answer)) return [];
        const name = `${String(at + 1)}. ${variantName(variants, pair)}`;
        const unsaved = unsavedChoices.read(unsavedChoices.key(userId, answer.id));
        const choices = choicesOf(answer.choices, unsaved);
        return [{ at, name, result: answer.optimization_results, choices }];
      }),
    [variants, userId],
  );
  const revisions = useRevisions(compared);
  return compared.flatMap(({ at, name }, index) => {
    const revision = revisions?.[index];
    if (!revision) return [];
    const { subject, body, value, lines } = revision;
    return [{ at, name, email: { subject, body }, value, lines }];
  });
}
