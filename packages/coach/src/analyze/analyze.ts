import type { Draft } from '../draft.ts';
import type { Cap, Finding, Rule } from '../rules/rule.ts';
import { imageOnly } from '../rules/caps/image-only.ts';
import { caps, rules } from '../rules/rules.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';

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
  const isPicture = email.words.length === 0 && imageOnly.check(email) !== null;
  const hasWords = email.reading.isSupported && !isPicture;
  const breaches = caps
    .filter(({ isLanguageFree }) => email.reading.isSupported || isLanguageFree === true)
    .flatMap((cap) => {
      const finding = cap.check(email);
      return finding ? [{ cap, finding }] : [];
    });
  const alone = breaches.find(({ cap }) => cap.standsAlone === true);
  if (alone) return { email, findings: [], caps: [alone] };
  return {
    email,
    findings: rules
      .filter(({ isLanguageFree }) => hasWords || isLanguageFree === true)
      .flatMap((rule) => {
        const finding = rule.check(email);
        return finding ? [{ rule, finding }] : [];
      }),
    caps: breaches,
  };
}
