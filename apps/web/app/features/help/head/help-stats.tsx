import { helpTopics } from '@replysmith/help';
import { countText } from '../../../lib/words/count-text.ts';
import classes from './help-stats.module.css';

/** What these are about is no feature: how to begin, where to ask, what is known, what to do when it fails. */
const besidesFeatures = [
  'getting-started',
  'help-chatbot',
  'learning-resources',
  'troubleshooting',
];
const features = helpTopics.filter(({ id }) => !besidesFeatures.includes(id)).length;

/** How much help there is. That each guide has its steps or an example is checked as the help is built. */
export function HelpStats({ found }: { found: number }) {
  const stats = [
    { name: 'Topics', value: countText(helpTopics.length) },
    { name: 'Search Results', value: countText(found) },
    { name: 'Features Covered', value: countText(features) },
    { name: 'Guides', value: 'Complete' },
  ];
  return (
    <dl className={classes.stats}>
      {stats.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
