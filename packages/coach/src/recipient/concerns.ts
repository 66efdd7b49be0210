import { endsTheMatter } from '../document/asks.ts';
import type { Profile } from '../draft.ts';
import type { ConcernId } from './reply.ts';
import type { Sight } from './skim.ts';

type Concern = {
  readonly profiles: readonly Profile[];
  /** Whether the question makes sense for this email at all. */
  readonly arises?: (sight: Sight) => boolean;
  /** What an email says that has answered it already. */
  readonly told?: RegExp;
  /** What a good answer says. */
  readonly answered: RegExp;
};

const offers: readonly Profile[] = ['general', 'sales'];

const isOffered = ({ profile, isOffer }: Sight) => profile !== 'general' || isOffer;

const all: readonly Profile[] = [
  ...offers,
  'pr',
  'recruiting',
  'link_building',
  'job_search',
  'fundraising',
];

const money =
  '[$£€]\\s?\\d|\\b\\d[\\d.,]*\\s?(?:k|m|p|eur|usd|gbp|euros?|dollars?|pounds?|cents?)\\b';

/** What came of something is no price, whatever sum it names. */
const noResult =
  '^(?!.*\\b(?:saved?|saves|cuts?|reduced|earned|recovered|lost|made|raised|grew)\\b)';

const isAnswer = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

const showing =
  /\b(?:samples?|example|portfolio|attached|draft|demo|trial|checklist|write-up|table|plan|one-page|show you|send (?:it|you|over))\b/iu;

const income =
  'revenue|arr|mrr|sales|turnover|gmv|bookings|pre-?orders?|on order|retention|churn|paying|grew|grows?|growing|growth|month over month';

const payWords = /\b(?:salary|pay|pays|paid|compensation|day rate|package)\b/iu;

/** Every concern, and how one can tell that it is met. */
export const concerns: Readonly<Record<ConcernId, Concern>> = {
  gap: {
    profiles: all,
    arises: ({ facts }) => facts.gap !== undefined,
    answered: /\d|\p{Ll}\s\p{Lu}\p{Ll}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/u,
  },
  why_me: {
    profiles: all,
    arises: ({ isAboutReader }) => !isAboutReader,
    answered: isAnswer(
      'because|since|saw|read|noticed|you (?:opened|launched|hired|wrote|published|said|run|moved|sell|make|post(?:ed)?|spoke)|your (?:team|shop|site|page|post|article|talk|customers|product|report|office|role|job|fund|portfolio)',
    ),
  },
  what: {
    profiles: ['general', 'sales', 'fundraising'],
    arises: ({ isPlain }) => !isPlain,
    answered: isAnswer(
      'we (?:make|sell|build|run|clean|write|file|deliver|repair|train|translate|move|check|fix|send|test|print|store|install|design|host|bake|grow|ship|take|do|give|read|sort|match|track)|i (?:make|sell|build|run|write|file|repair|train|translate|check|fix|test|design|do)|it (?:is|does|takes|reads|sends|checks|sorts|shows|stores|replaces)|in plain words|you (?:send|get|give|upload|plug)',
    ),
  },
  ask: {
    profiles: all,
    arises: ({ email }) => email.asks.length === 0 && !endsTheMatter(email),
    answered: isAnswer(
      "would you|could you|can you|shall i|may i|want me|would like you|i(?:[’']d| would) like|just need|only need|a yes|your (?:view|opinion|permission|answer)|asking (?:you|for|whether|if)",
    ),
  },
  source: {
    profiles: ['general', 'sales', 'pr', 'fundraising', 'job_search'],
    arises: ({ claim }) => claim?.isResult === true,
    told: /\b(?:measured|according to|audited|survey(?:ed)?|study|case study|polled)\b/iu,
    answered: isAnswer(
      'measured|counted|tracked|compared|survey(?:ed)?|study|audit(?:ed)?|invoices?|receipts|logs?|records|ledger|books|accounts|dashboard|export(?:ed)?|report(?:ed|s)?|average|median|sample|before and after|based on|comes? from|came from|taken from|their own|from (?:our|their|the) \\w+|stripe|analytics|raw data|n ?=',
    ),
  },
  price: {
    profiles: offers,
    arises: isOffered,
    told: /\b(?:costs?|prices?|fees?|charge|rate|from)\b[^.?!\n]{0,30}[$£€]?\d|\b(?:for free|no cost|free of charge|costs nothing|at no charge)\b|[$£€]\s?\d[\d.,]*\s?(?:an?|per|each|\/)\s?(?:month|year|user|seat|hour|day|unit|jar|piece)/iu,
    answered: new RegExp(
      `${noResult}.*(?:${money})|\\b(?:costs?|prices?|priced|pay|charge|fee|from|per|an?) [^.!?]{0,24}(?:${money}|\\d\\s?%)|\\b(?:free|costs? nothing|nothing upfront|no charge|no cost|flat fee|commission)\\b|\\d\\s?% of\\b`,
      'isu',
    ),
  },
  effort: {
    profiles: offers,
    arises: isOffered,
    told: /\b(?:\d+|one|two|three|an?) (?:minutes?|hours?|days?|afternoon|morning|week)\b[^.?!\n]{0,30}\b(?:set ?up|install|to start|from you|of your)|\bwe (?:do|handle) (?:everything|all of it)\b|\bnothing (?:to install|for you to)\b/iu,
    answered: isAnswer(
      "it (?:only |just )?(?:takes|needs) (?:an?|one|your|the|only|no)|all you do|(?<!\\b(?:saves?|saved|cut|cuts|gains?|got|back)\\b.{0,30})(?:\\d+|an?|one|two|three|four|five|ten|half an?|couple of|few) (?:minutes?|mins?|hours?|days?|weeks?|afternoon|morning|evening)|nothing (?:to|from|on)|no (?:work|set ?up|install\\w*|training|changes?)|we (?:do (?:it|that|this|all|everything|the)|handle|take care|set (?:it|everything) up|move|migrate|train)|one (?:person|file|form|page|email|spreadsheet)|someone (?:to|who)|you(?:[’']d| would)? (?:only|just)|only need",
    ),
  },
  proof: {
    profiles: ['general', 'sales', 'fundraising'],
    arises: (sight) =>
      isOffered(sight) &&
      sight.claim?.isResult !== true &&
      (sight.isVenture || sight.profile !== 'fundraising'),
    answered:
      /[\p{Ll}\d,] (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|March|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec)\p{Ll}*)\p{Lu}\p{Ll}{2,}|^(?!We|They|It|This|That|You|There|He|She|Our|The|These|Those|Here|Yes|No|Your|And|But)\p{Lu}\p{Ll}{2,} (?:and \p{Lu}|in \p{Lu}|did|does|has|have|had|uses?|used|counted|measured|would|can|will|said|says|bought|runs?|moved|switched)\b|\bcase stud|\breferences?\b|\d+ (?:\p{Ll}+ )?(?:customers|clients|companies|firms|shops|teams)\b/u,
  },
  sample: {
    profiles: ['general', 'sales', 'pr', 'link_building', 'job_search'],
    arises: (sight) =>
      isOffered(sight) &&
      !showing.test(sight.text) &&
      !sight.email.protectedTokens.some(({ kind }) => kind === 'link'),
    answered: isAnswer(
      "attached|attach|https?|www|link|here is|here[’']s|below|example|sample|draft|screenshot|one[- ]pager|pdf|portfolio|photos?|picture|paste[d]?|demo|version|copy",
    ),
  },
  integration: {
    profiles: offers,
    arises: (sight) => isOffered(sight) && sight.isSoftware,
    told: /\b(?:api|webhooks?|integrates? with|connects? to|plug[- ]?in|csv|sso)\b/iu,
    answered: isAnswer(
      'api|apis|webhooks?|csv|json|xml|plug[- ]?in|extension|oauth|saml|sso|sdk|rest|sftp|export|import|install|connects?|integrates?|integration|sync(?:s|ed)?|reads? from|writes? to|sits? (?:on|between|behind|next)|runs? (?:on|in|beside|next)|database|browser|script|snippet|container|docker|postgres|docs|documentation|nothing to install|spreadsheet',
    ),
  },
  data: {
    profiles: offers,
    arises: (sight) => isOffered(sight) && sight.isSoftware,
    told: /\b(?:gdpr|encrypt\w*|hosted in|stays? (?:on|in|with)|on[- ]prem\w*|self[- ]host\w*|soc 2|iso 27001)\b/iu,
    answered: isAnswer(
      'gdpr|encrypt\\w*|hosted|host|stays?|store[sd]?|region|data cent(?:re|er)s?|in (?:europe|the eu|the uk|the united states|germany|ireland)|on[- ]prem\\w*|self[- ]host\\w*|soc ?2|iso|delete[sd]?|retention|nobody|never leaves|read[- ]only|your own|servers?|aws|azure|gcp|backups?',
    ),
  },
  angle: {
    profiles: ['pr', 'general'],
    arises: ({ text }) =>
      !/\b(?:story|angle|episode|headline|exclusive|survey(?:ed)?)\b/iu.test(text),
    answered: isAnswer(
      'story|angle|because|readers?|first time|nobody|no one|new|surpris\\w*|trend|data|found|shows?|turns out|until now|why|never|instead of|changed|affects?',
    ),
  },
  exclusive: {
    profiles: ['pr'],
    told: /\b(?:exclusive\w*|embargo\w*|not been published|unpublished|nobody else has)\b/iu,
    answered: isAnswer(
      'exclusive\\w*|only you|you first|yours|nobody else|no one else|not (?:been )?(?:sent|published|offered)|no other|embargo\\w*|also (?:sent|offered|going)|others? (?:have|has)|published (?:in|on)|yes|no',
    ),
  },
  readers: {
    profiles: ['link_building'],
    told: /\b(?:dead|broken|missing page|no longer works|404|out of date)\b/iu,
    answered: isAnswer(
      'readers?|visitors?|because|updated?|newer|missing|broken|dead|figures|photos?|steps?|free|original|shows?|explains?|answers?|replaces?|data|table|covers?',
    ),
  },
  notice: {
    profiles: ['job_search'],
    told: /\b(?:notice|available (?:from|now|immediately)|start (?:at once|in|on|from))\b/iu,
    answered: isAnswer(
      'weeks?|months?|days?|notice|immediately|at once|right away|tomorrow|available|from (?:january|february|march|april|may|june|july|august|september|october|november|december|monday)|start',
    ),
  },
  pay: {
    profiles: ['recruiting', 'job_search'],
    arises: ({ text }) => !payWords.test(text) && !/[$£€]\s?\d/u.test(text),
    answered: new RegExp(`${money}|\\b(?:range|between|band|day rate|salary|negotiable)\\b`, 'iu'),
  },
  role: {
    profiles: ['recruiting', 'job_search'],
    told: /\b(?:your|the|as an?) [^.?!\n]{0,40}\b(?:role|job|position|opening|vacancy)\b|\bto own\b|\byou would\b/iu,
    answered: isAnswer(
      "you(?:[’']d| would| will) (?:own|lead|run|build|write|work|report|be|join|start)|the (?:team|role|job|person|first)|team of|report(?:s|ing)? to|own(?:s|ing)?|build(?:s|ing)?|lead(?:s|ing)?|responsible|day[- ]to[- ]day|first (?:month|project|task|quarter)|i (?:built|led|ran|want|look|own)",
    ),
  },
  traction: {
    profiles: ['fundraising'],
    arises: ({ isVenture }) => isVenture,
    told: /\b(?:revenue|arr|mrr|retention|churn|paying)\b/iu,
    answered: new RegExp(
      `\\d[^.!?]*\\b(?:${income})\\b|\\b(?:${income})\\b[^.!?]*\\d|\\b\\d[\\d.,]*\\s(?:\\w+\\s)?(?:customers?|users?|carriers?|clients?|shops?|clinics?|teams?|contracts?|pilots?|orders?|subscribers?|farms)\\b(?! per\\b)|\\b(?:pre-?revenue|no revenue)\\b|\\bpay us\\b`,
      'iu',
    ),
  },
  terms: {
    profiles: ['fundraising'],
    arises: ({ isVenture }) => isVenture,
    told: /\b(?:raising|round|valuation|cap|committed|safe)\b[^.?!\n]{0,30}[$£€]?\d/iu,
    answered: new RegExp(
      `\\b(?:rais(?:e|es|ing)|round|valuation|cap)\\b[^.!?]*(?:${money})|\\b(?:safe|convertible|valuation|pre-?money|post-?money|equity|lead|committed|ticket)\\b`,
      'iu',
    ),
  },
};

/** What this email leaves open, in the order in which it presses on this person. */
export function openConcerns(sight: Sight, pressing: readonly ConcernId[]): ConcernId[] {
  const { profile } = sight;
  return pressing.filter((id) => {
    const { profiles, arises, told } = concerns[id];
    return (
      profiles.includes(profile) && (arises?.(sight) ?? true) && !(told?.test(sight.text) ?? false)
    );
  });
}
