export { helpTopics, type HelpItem, type HelpTopic } from './help-topics.ts';
export { withFigures } from './with-figures.ts';
export { searchHelp, type HelpHit } from './search/search-help.ts';
export { placesOfTerms } from './search/terms-of.ts';
