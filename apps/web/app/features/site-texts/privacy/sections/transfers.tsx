import type { SiteContent } from '../../../../data/site-content.ts';
import { listOf } from '../../words/list-of.ts';

type TransfersProps = { content: SiteContent };

export function Transfers({ content: { offices, operator } }: TransfersProps) {
  const countries = [...new Set(offices.map(({ country }) => country))];
  return (
    <p>
      We are a company in {operator.country}
      {countries.length > 1 && `, with offices in ${listOf(countries)}`}. Stripe, and a model
      provider where one is used, may handle data outside the European Economic Area. That happens
      only to a country whose protection the European Commission has found adequate, or under its
      standard contractual clauses. Ask us for a copy of what applies.
    </p>
  );
}
