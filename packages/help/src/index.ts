export type { HelpItem, HelpTopic } from './help-topic.ts';
