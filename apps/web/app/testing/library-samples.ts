import type { LibraryTemplate } from '@replysmith/contract';

export function libraryTemplate(changes: Partial<LibraryTemplate> = {}): LibraryTemplate {
  return {
    id: 'slow-checkout',
    name: 'Slow checkout, timed by hand',
    category: 'Cold Outreach',
    industry: 'E-commerce',
    persona: 'Founder',
    goal: 'Start a conversation',
    stage: 'first',
    purpose: 'Opens a conversation about a slow checkout.',
    when_to_use: 'You have timed the checkout yourself.',
    tags: ['speed', 'first touch'],
    subject_line: '{{company}}’s pay button',
    email_content:
      'Hi {{firstName}},\n\nThe last step of {{company}}’s checkout took {{waitSeconds}} on my phone. I wrote down which scripts are to blame.\n\nShall I send you the list?\n\nThanks,\nNora',
    template_variables: [{ name: 'waitSeconds', fallback: null, example: 'eleven seconds' }],
    optimization_score: 92,
    ...changes,
  };
}

/** So many templates, each with a name and an id of its own. */
export function libraryTemplates(count: number): LibraryTemplate[] {
  return Array.from({ length: count }, (_, index) =>
    libraryTemplate({ id: `number-${String(index + 1)}`, name: `Template ${String(index + 1)}` }),
  );
}
