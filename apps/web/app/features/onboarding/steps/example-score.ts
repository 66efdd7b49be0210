/** What the coach loses a made-up email for: a test has it score that. */
export const exampleScore = {
  value: 62,
  lines: [
    { number: 1, name: 'Relevance', points: -24, fact: 'Only their first name' },
    { number: 2, name: 'The ask', points: -9, quote: '30-minute call on Tuesday' },
    {
      number: 3,
      name: 'Plain words',
      points: -5,
      quote: 'innovative … cutting-edge … best-in-class',
    },
  ],
} as const;
