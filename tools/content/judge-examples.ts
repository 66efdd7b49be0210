import { composeEmail, score } from '@replysmith/coach';
import { exampleBrief, exampleEmail, exampleSender } from '../../apps/web/app/data/examples.ts';

const asJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** What the coach makes of the examples that new people are shown, a text for each file. */
export function judgeExamples(): { score: string; campaign: string } {
  const { value, lines } = score(exampleEmail);
  const email = composeEmail(exampleBrief, exampleSender);
  const judged = score({ subject: email.subject, body: email.body });
  return {
    score: asJson({ value, lines }),
    campaign: asJson({
      ...email,
      score: { value: judged.value, band: judged.band },
      sounds: {},
    }),
  };
}
