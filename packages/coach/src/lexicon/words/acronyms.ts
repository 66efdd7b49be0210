/** Capitals that name a thing everybody has, not a company or a person. */
export const acronyms: ReadonlySet<string> = new Set(
  (
    'ai api b2b b2c bi ceo cfo cio cmo coo crm cro cto cta cx d2c dtc erp esg eu faq fyi gdpr hr html http https id ip it kpi kpis ' +
    'llc ltd ml mrr arr nda no ok okr okrs pdf phd plc pm pms po pr ps p.s qa q&a rfp roi saas sdr sdrs bdr sem seo sla sme smes smb smbs soc ' +
    'sms sql tbd tv uk un url us usa usp ux ui vat vc vp vps wip hi hey asap rsvp diy n/a am ctr cpc cpa ppc iot iso svp evp ' +
    "i i'm i've i'd i'll ceo's inc corp gmbh mr mrs ms dr"
  ).split(' '),
);
