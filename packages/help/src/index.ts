export type { HelpItem, HelpTopic } from './help-topic.ts';
export { helpTopics } from './help-topics.ts';
export { withFigures } from './figures/with-figures.ts';
export { placesOfTerms } from './search/places-of-terms.ts';
export { searchHelp, type HelpHit } from './search/search-help.ts';
