/** Single things that want an article: "a slow website". */
export const countNouns: ReadonlySet<string> = new Set(
  (
    'cost bill budget website site process system tool team rate crm app page form warehouse office platform spreadsheet schedule budget list pipeline funnel checkout ' +
    'call meeting chat demo trial audit sample quote guide report pilot tour visit walkthrough consultation conversation session review video deck ' +
    'checklist copy example test workshop webinar plan template draft proposal discount estimate month week day hour catalogue brochure booklet ' +
    'introduction interview coffee lunch drink look link box kit licence license account plan programme program course class lesson backlog shortage ' +
    'lack bottleneck deadline queue gap problem issue risk headache mess supplier vendor contract server network database inbox calendar queue ' +
    'database interface dashboard strategy brand reputation workflow model approach method analysis assessment comparison calculation forecast preview ' +
    'seat place table ticket invitation membership subscription partnership collaboration story article interview'
  ).split(' '),
);

/** Words in -ing that stand before a noun or are one. */
export const settledParticiples: ReadonlySet<string> = new Set(
  (
    'rising growing missing existing recurring increasing declining falling ageing aging slowing ongoing outstanding conflicting changing shrinking ' +
    'pending pricing marketing shipping building nothing something anything everything string spring during morning evening training parking ' +
    'onboarding competing confusing frustrating misleading overwhelming'
  ).split(' '),
);
