import { wordRule } from '../word-rule.ts';

// Nothing sinks a mail faster than a trick the reader sees through. Judged by the panel.
export const falseHistory = wordRule({
  id: 'false-history',
  name: 'Invented history',
  evidence: [],
  steps: 2,
  applies: ({ email }) => email.quotedThread === null,
  patterns: [
    'per|as per our|your *2 conversation|call|discussion|chat|request|inquiry|meeting|agreement',
    'as|like *1 discuss|discussed|agree|agreed|promise|promised|request|requested|mention *1 $',
    'as we discuss|discussed|agree|agreed|speak|spoke',
    'follow|following *1 up|on *1 our|your *2 conversation|call|discussion|chat|meeting|inquiry|request|interest|visit',
    'thank|thanks *1 for *1 your interest|inquiry|order|call|download|visit',
    'great|good|nice|lovely *1 speak|talk|meet|chat|connect *1 with|to you',
    'your *1 invoice|payment|account|order|subscription|package|application *2 be|have|overdue|attach|pending|suspend|expire',
    'you have be *1 select|choose|chosen|nominate|award|shortlist|approve',
    'congratulation *1 you',
    'you *1 opt|sign|subscribe *1 in|up|to',
    'your *1 boss|manager|colleague|team *1 say|tell|suggest|recommend|ask *1 me|that|i',
  ],
  reason: (quote) =>
    `“${quote}” claims a past that a cold email does not have; a reader who sees it stops believing the rest.`,
  fix: 'Say that you write out of the blue, and why.',
});
