import { bandFloors } from '@replysmith/coach/light';
import { pages, rateOf } from '@replysmith/contract';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import { type Prediction, PredictionPicture } from './prediction.tsx';
import classes from './prediction.module.css';

const { strong, fair, weak } = bandFloors;
const sample: Prediction['bands'] = [
  { band: 'strong', from: strong, to: 100, decided: 40, answered: 9, reply_rate: rateOf(9, 40) },
  { band: 'fair', from: fair, to: strong - 1, decided: 60, answered: 8, reply_rate: rateOf(8, 60) },
  { band: 'weak', from: weak, to: fair - 1, decided: 30, answered: 2, reply_rate: rateOf(2, 30) },
];

/** What a higher plan shows here, without anything that looks like the user's own figures. */
export function Teaser({ planName }: { planName: string }) {
  return (
    <Section title={`More with ${planName}`} lede={`The ${planName} plan adds to this page:`}>
      <ul className={`line-below ${classes.list}`}>
        <li>ranges of up to a year instead of a month</li>
        <li>what each rule cost your emails, before and after</li>
        <li>whether your higher-scoring emails were answered more often</li>
        <li>scores by industry, and each of these tables as a CSV file</li>
      </ul>
      <figure className={classes.sample}>
        <figcaption>
          <Tag>Sample</Tag> Made-up figures: the reply rate by score, as it would look with yours.
        </figcaption>
        <PredictionPicture bands={sample} />
      </figure>
      <ButtonLink to={pages.upgrade} variant="line">
        See the plans
      </ButtonLink>
    </Section>
  );
}
