import { bandOf } from '@replysmith/coach';
import { rateOf, type AdvancedAnalytics, type Rate } from '@replysmith/contract';
import { concordanceOf, type Decided } from './concordance-of.ts';

type Prediction = AdvancedAnalytics['prediction'];

const bands = [
  { band: 'strong', from: 80, to: 100 },
  { band: 'fair', from: 60, to: 79 },
  { band: 'weak', from: 0, to: 59 },
] as const;

/** Whether emails that scored more were answered more. */
export function predictionOf({ atScores: decided, otherVersions }: Decided): Prediction {
  const concordance = concordanceOf(decided);
  return {
    decided: sum(decided.map(({ answered, unanswered }) => answered + unanswered)),
    otherVersions,
    bands: bands.map((band) => {
      const within = decided.filter(({ score }) => bandOf(score) === band.band);
      const answered = sum(within.map((at) => at.answered));
      const count = answered + sum(within.map((at) => at.unanswered));
      return { ...band, decided: count, answered, reply_rate: rateOf(answered, count) };
    }),
    concordance,
    verdict: verdictOf(concordance),
  };
}

/** Only what chance would hardly do counts as a difference. */
function verdictOf(concordance: Rate | null): Prediction['verdict'] {
  if (concordance === null) return 'too_few';
  if (concordance.low > 0.5) return 'higher_answered_more';
  return concordance.high < 0.5 ? 'higher_answered_less' : 'no_difference';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
