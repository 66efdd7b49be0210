import type { Recast } from './sentences.ts';

/** Words swapped or slipped into a sentence of the writer's, so that it says what nobody said. */
export const swaps: readonly Recast[] = [
  [
    'Harlow & Sons cut stock counts from 9 hours to 2 with us.',
    'Harlow & Sons cut stock counts from 9 days to 2 with us.',
  ],
  ['Setup usually takes a day.', 'Setup usually takes an hour.'],
  ['Setup usually takes a day.', 'Setup takes a minute.'],
  ['Setup usually takes a day.', 'Setup always takes a day.'],
  ['Setup usually takes a day.', 'Setup takes less than a day.'],
  ['It saves 3 hours a week.', 'It saves 3 hours a day.'],
  ['It saves 3 hours a week.', 'It saves 3 days a week.'],
  ['Pricing starts at $40 a month.', 'Pricing starts at $40 a year.'],
  ['Pricing starts at $40 a month.', 'Pricing starts at $40 a user a month.'],
  ['We opened 4 shops last year.', 'We opened 4 shops last month.'],
  ['About 10 shops use it.', 'Over 10 shops use it.'],
  ['Up to 30% less waste.', '30% less waste.'],
  ['Some customers save time.', 'All customers save time.'],
  ['We serve shops in Leeds.', 'We serve all shops in Leeds.'],
  ['It may cut waste.', 'It will cut waste.'],
  ['It can cut waste.', 'It cuts all waste.'],
  ['We are a leading provider of stock software.', 'We are the only provider of stock software.'],
  ['We sell stock software to shops.', 'We sell free stock software to shops.'],
  ['We deliver bread before six.', 'We deliver organic bread before six.'],
  ['We deliver bread before six.', 'We deliver certified bread before six.'],
  [
    'Harlow & Sons count stock with us.',
    'Harlow & Sons count stock with us, and they recommend it.',
  ],
  [
    'Harlow & Sons count stock with us.',
    'Harlow & Sons count stock with us and never looked back.',
  ],
  ['Harlow & Sons cut stock counts.', 'Harlow & Sons safely cut stock counts.'],
  ['Harlow & Sons cut stock counts.', 'Harlow & Sons cut stock costs.'],
  ['We make stock software for shops.', 'We make stock software for hospitals.'],
  ['Setup takes a day.', 'Setup takes a day and is included.'],
  ['Fernhill tried it.', 'Fernhill bought it.'],
  ['Fernhill tried it.', 'Fernhill loved it.'],
  ['Fernhill asked us for a quote.', 'Fernhill gave us a quote.'],
  ['We are starting out.', 'We are the market leader.'],
];
