import type { HelpTopic } from './help-topic.ts';
import topics from './topics.json' with { type: 'json' };

/** Everything the help centre says, in its order. `npm run content` writes it. */
export const helpTopics = topics as readonly HelpTopic[];
