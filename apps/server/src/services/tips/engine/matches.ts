import { factNamed, type PersonFacts } from '../facts/person-facts.ts';
import { holds } from './holds.ts';
import { isRecord } from './is-record.ts';
import type { TipTemplate } from './tip-template.ts';

type Matched = Pick<TipTemplate, 'target_conditions' | 'title' | 'description' | 'action'>;

/** Whether all that a template asks of a person holds. One that asks nothing fits nobody. */
export function matches(template: Matched, facts: PersonFacts): boolean {
  const { target_conditions: conditions } = template;
  if (!isRecord(conditions) || Object.keys(conditions).length === 0) return false;
  if (isAboutAbTests(template) && !facts.hasAbTests) return false;
  return Object.entries(conditions).every(([name, wanted]) =>
    holds(factNamed(facts, name), wanted),
  );
}

/** What a plan lacks is not advised. */
function isAboutAbTests({ title, description, action }: Matched): boolean {
  return /A\/B/iu.test([title, description, action].join('\n'));
}
