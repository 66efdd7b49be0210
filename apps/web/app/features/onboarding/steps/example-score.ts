/** A made-up email, and what the coach loses it for: a test has the coach score it. */
export const exampleEmail = {
  subject: 'Fernhill checkout on phones',
  body: `Hi Tom,

Fernhill’s checkout took nine seconds on my phone this morning; on three shops I timed last week it took two.

In March I cut Oakline’s from eight seconds to two. Our innovative, cutting-edge team is best-in-class.

Could we book a 30-minute call on Tuesday?

Best regards,
Nora`,
};

export const exampleScore = {
  value: 62,
  lines: [
    { number: 1, name: 'Relevance', points: -24, quote: 'Only their first name' },
    { number: 2, name: 'The ask', points: -9, quote: '30-minute call on Tuesday' },
    {
      number: 3,
      name: 'Plain words',
      points: -5,
      quote: 'innovative … cutting-edge … best-in-class',
    },
  ],
} as const;
