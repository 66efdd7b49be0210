import type { AnalyticsSummary } from '@replysmith/contract';
import type { View } from '../view/read-view.ts';

/** "where The ask cost points, from the template Slow checkout"; empty when nothing is left out. */
export function filterWords(view: View, summary: AnalyticsSummary): string {
  const { area, template, campaign } = view;
  return [
    ...(area === null ? [] : [`where “${area}” cost points`]),
    ...(template === null ? [] : [`from ${named('template', template, summary.templates)}`]),
    ...(campaign === null ? [] : [`from ${named('campaign', campaign, summary.campaigns)}`]),
  ].join(', ');
}

function named(kind: string, id: string, sources: AnalyticsSummary['templates']): string {
  const name = sources.find((source) => source.id === id)?.name;
  return name ? `the ${kind} “${name}”` : `one ${kind}`;
}
