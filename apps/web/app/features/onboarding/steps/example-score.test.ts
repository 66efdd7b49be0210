import { score } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { quoteOrFact } from '../../../ui/ledger/quote-or-fact.ts';
import { exampleScore } from './example-score.ts';

/** Made up, as the example in the tutorial's first step. */
const exampleEmail = {
  subject: 'Fernhill checkout on phones',
  body: `Hi Tom,

Fernhill’s checkout took nine seconds on my phone this morning; on three shops I timed last week it took two.

In March I cut Oakline’s from eight seconds to two. Our innovative, cutting-edge team is best-in-class.

Could we book a 30-minute call on Tuesday?

Best regards,
Nora`,
};

it('is what the coach says of the example', () => {
  const { value, lines } = score(exampleEmail);
  expect({
    value,
    lines: lines.map(({ name, points, ...line }, at) => ({
      ...{ number: at + 1, name, points },
      ...quoteOrFact(line),
    })),
  }).toEqual(exampleScore);
});
