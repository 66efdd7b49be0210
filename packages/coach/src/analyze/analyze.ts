import type { Draft } from '../draft.ts';
import type { Cap, Finding, Rule } from '../rules/rule.ts';
import { caps, rules } from '../rules/rules.ts';
import type { Email } from '../text/email.ts';
import { parseEmail } from '../text/parse-email.ts';

export type RuleFinding = { readonly rule: Rule; readonly finding: Finding };
export type CapFinding = { readonly cap: Cap; readonly finding: Omit<Finding, 'loss'> };

/** Everything the rules have to say about an email. */
export type Analysis = {
  readonly email: Email;
  readonly findings: readonly RuleFinding[];
  readonly caps: readonly CapFinding[];
};

/**
 * Runs every rule over a draft.
 *
 * @example
 * analyze({ subject: 'Re: hello', body: 'Hi Tom,\n\nWorth a look?' }).caps[0]?.cap.id; // 'fake-reply'
 */
export function analyze(draft: Draft): Analysis {
  return analyzeEmail(parseEmail(draft));
}

/** The same for an email that is split into its parts already. */
export function analyzeEmail(email: Email): Analysis {
  const holds = ({ isLanguageFree }: Rule | Cap) =>
    email.reading.isSupported || isLanguageFree === true;
  return {
    email,
    findings: rules.filter(holds).flatMap((rule) => {
      const finding = rule.check(email);
      return finding ? [{ rule, finding }] : [];
    }),
    caps: caps.filter(holds).flatMap((cap) => {
      const finding = cap.check(email);
      return finding ? [{ cap, finding }] : [];
    }),
  };
}
