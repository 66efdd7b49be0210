import type { Optimization } from '@replysmith/contract';
import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import type { ResultAccount } from '../account/result-account.ts';
import type { ResultParts } from '../result-parts.ts';
import classes from './suggestions.module.css';

type PraiseProps = { result: Optimization; account: ResultAccount };

const mostPraised = 2;

/** What works in a good email that was left as it was. */
export function Praise({ result, account }: PraiseProps) {
  const { strengths, questions } = result;
  if (strengths.length === 0 || !account.isUntouched || account.isComposed) return null;
  const verdict = questions.length === 0 ? 'Leave it as it is.' : 'It can go as it is.';
  return (
    <p className={classes.praise}>{[verdict, ...strengths.slice(0, mostPraised)].join(' ')}</p>
  );
}

/** Under it the verdict is "deleted at a glance". */
const worthSaving = 25;

type BeyondSavingProps = Pick<ResultParts, 'result' | 'account'>;

/** Says so where no change of words will save an email, and what will serve its writer better. */
export function BeyondSaving({ result, account }: BeyondSavingProps) {
  const { value, lost, isComposed } = account;
  const isLow = result.score.optimized_score < worthSaving && value < worthSaving;
  if (!isLow || isComposed) return null;
  const names = lost.slice(0, 2).map(({ name }) => `“${name}”`);
  return (
    <div className={classes.beyond}>
      <p>
        No change of words will save this one: most of what it loses is in {names.join(' and ')}. It
        is quicker written anew than mended, and a brief asks you step by step for what it needs.
      </p>
      <p className={classes.ways}>
        <ButtonLink to={pages.campaigns} size="small" variant="line">
          Write it from a brief
        </ButtonLink>
      </p>
    </div>
  );
}
