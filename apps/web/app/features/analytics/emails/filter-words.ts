import type { AnalyticsSummary } from '@replysmith/contract';
import { isolated } from '../../../lib/words/isolated.ts';
import type { View } from '../view/read-view.ts';

/** "where The ask cost points, from the template Slow checkout"; empty when nothing is left out. */
export function filterWords(view: View, summary: AnalyticsSummary): string {
  const { area, template } = view;
  return [
    ...(area === null ? [] : [`where “${area}” cost points`]),
    ...(template === null ? [] : [`from ${templateWords(template, summary.templates)}`]),
  ].join(', ');
}

function templateWords(id: string, templates: AnalyticsSummary['templates']): string {
  const name = templates.find((template) => template.id === id)?.name;
  return name ? `the template “${isolated(name)}”` : 'one template';
}
