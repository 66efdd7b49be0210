import type { Comparison } from './compare-ranks.ts';
import type { JudgedCase } from './judge-case.ts';

/** Whether what is no email, or not English, is told from what is, and an email from what is not. */
export function checkReadings(cases: readonly JudgedCase[]): Comparison {
  return check(cases, (judged, { reading }) => {
    const isPlainEmail = reading.kind === 'email' && reading.isSupported;
    if (judged.kind !== 'not_email') return isPlainEmail;
    return judged.is === null
      ? !isPlainEmail
      : [reading.kind, reading.language].includes(judged.is);
  });
}

/** Whether a lone email lands where its label says: good is strong, too short is not. */
export function checkBands(cases: readonly JudgedCase[]): Comparison {
  return check(cases, ({ kind }, { band }) => (kind === 'good') === (band === 'strong'));
}

type Reading = JudgedCase['emails'][number]['score'];

function check(
  cases: readonly JudgedCase[],
  holds: (judged: JudgedCase, score: Reading) => boolean,
): Comparison {
  const all = cases.flatMap((judged) => judged.emails.map((email) => ({ judged, email })));
  const failures = all
    .filter(({ judged, email }) => !holds(judged, email.score))
    .map(({ judged, email: { rank, score } }) => ({
      name: judged.name,
      details: [
        `${rank} ${score.value} (${score.band}), read as ${score.reading.kind}, ${score.reading.language}`,
      ],
    }));
  return { total: all.length, failures };
}
