import type { UserTip } from '@replysmith/contract';
import { factNamed, type PersonFacts } from '../facts/person-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { basisOf, basisOfWords } from './basis-of.ts';
import { confidenceOf } from './confidence.ts';
import { fill, fillPath, namesIn } from './fill.ts';
import { impactOf } from './impact-of.ts';
import { isRecord } from './is-record.ts';
import { matches } from './matches.ts';
import type { TipTemplate } from './tip-template.ts';
import { whyOf } from './why-of.ts';

export type MadeTip = {
  readonly template: TipTemplate;
  readonly content: UserTip['generated_content'];
  /** The facts that its conditions asked about. */
  readonly context: Readonly<Record<string, Fact>>;
};

/** A template in the words of one person's facts; null where it does not fit them. */
export function makeTip(template: TipTemplate, facts: PersonFacts): MadeTip | null {
  const { target_conditions: conditions, category } = template;
  if (!isRecord(conditions) || !matches(template, facts)) return null;
  const known = (name: string) => factNamed(facts, name);
  const title = fill(template.title, known);
  const description = fill(template.description, known);
  if (title === null || description === null) return null;
  const label = template.action === null ? null : fill(template.action, known);
  const to = template.actionPath === null ? null : fillPath(template.actionPath, known);
  const names = Object.keys(conditions);
  const stated = namesIn(`${template.title} ${template.description}`);
  return {
    template,
    content: {
      ...{ title, description },
      actionable: label === null || to === null ? null : { label, to },
      confidence: confidenceOf(conditions, facts, basisOf(names, facts).count),
      basis: basisOfWords(stated, names, facts).text,
      impact: impactOf(category),
      why: whyOf(names, facts),
    },
    context: Object.fromEntries(names.map((name) => [name, known(name)])),
  };
}
