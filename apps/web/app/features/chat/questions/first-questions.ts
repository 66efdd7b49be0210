import type { Optimization } from '@replysmith/contract';

/** Questions worth asking first, drawn from what came of the latest email. */
export function firstQuestions(result: Optimization | null): string[] {
  if (!result) {
    return [
      'How long should a cold email be?',
      'What should I ask for in a cold email?',
      'When should I follow up?',
    ];
  }
  const [dearest] = result.score.optimized_lines;
  return [
    'What should I fix first?',
    ...(dearest ? [`Why did I lose points for ${dearest.name}?`] : ['How does the score work?']),
    'Is my subject line good?',
    'When should I follow up?',
  ];
}
