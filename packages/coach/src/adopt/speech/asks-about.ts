import type { ConcernId } from '../../recipient/talk/concern-id.ts';

/** Words without which a question is hardly about a concern. */
const words: Readonly<Record<ConcernId, string>> = {
  gap: "blank|missing|gap|brackets?|placeholder|fill\\w*|belongs?|goes|unfinished|left out|value|figure|what (?:is|was|should|were|did)|could you tell me|what[’']s",
  why_me:
    'why|what made|how did you|come across|did you (?:mean|write|see|find)|made you|particular|reason|which of our|role of ours',
  what: 'what|which|again|plain\\w*|explain|sell|offer\\w*',
  ask: 'what|how can i|help|raising|asking|need',
  source:
    'comes?|came|from|measur\\w*|count\\w*|calculat\\w*|baseline|average|evidence|behind|based|period|compared|rests?|chosen|how do you know|get (?:to|there)|your (?:doing|part)|own doing|alone|real|true|best case|verif\\w*',
  price:
    'costs?|pric\\w*|pay|charge|budget|fees?|rates?|range|how much|expensive|damage|spend|money',
  effort:
    'work|hours?|how long|time|effort|set ?up|start\\w*|going|takes?|taken?|tied up|of my week|roll|involve\\w*|on our side|have to do|install\\w*|implement\\w*|smallest|used to|run it',
  proof:
    'who|whom|which (?:of your|other|customers?|teams?|companies)|names?|named|references?|customers?|clients?|another (?:team|company|firm)|anyone|someone|somebody|others?|case stud(?:y|ies)|similar',
  sample:
    'examples?|samples?|see|look at|show|demo|sandbox|docs|documentation|drafts?|deck|send|piece|read|portfolio|attach\\w*|output|write-up|cv|screenshots?|judge',
  integration:
    'integrat\\w*|connect\\w*|plugs?|fits? in\\w*|apis?|install|systems?|works? with|existing|stack|already (?:run|use|have)|talks? to|needs?|hooks?',
  data: 'data|stor\\w*|kept|host\\w*|leaves?|secur\\w*|servers?|gdpr|access|privacy|see of|run it ourselves',
  angle: 'angle|story|why|surpris\\w*|readers?|headline|today|now|news',
  exclusive: 'else|exclusiv\\w*|first|only|anyone|anywhere|alone|run|published|others?',
  readers: 'readers?|better|page|gains?|lacks?|visitors?',
  notice: 'start\\w*|notice|free|available|availability|when|soon',
  pay: 'pay\\w*|paid|salary|range|band|earn\\w*|number|rates?|compensation|package',
  role: 'role|plate|doing|work\\w*|jobs?|team|own|build|stack|position|openings?|months?|responsib\\w*|part|do',
  traction:
    'revenue|grow\\w*|customers?|pay\\w*|sales|numbers?|traction|month\\w*|users?|arr|mrr|churn|left|sold',
  terms: 'rais\\w*|round|valuation|terms|lead|how much|already in|committed|equity|invest\\w*',
};

const patterns = new Map(
  Object.entries(words).map(([id, any]) => [id, new RegExp(`\\b(?:${any})\\b`, 'iu')]),
);

/** Whether one of the questions in a text is about the concern. */
export function asksAbout(text: string, concern: ConcernId): boolean {
  const questions = text.match(/[^.!?\n]+\?/gu) ?? [];
  return questions.some((question) => patterns.get(concern)?.test(question) === true);
}
