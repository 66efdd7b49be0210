// Written from packages/coach/knowledge by `npm run articles`; edit the Markdown.
import type { Article } from '../answer.ts';

export const replies: readonly Article[] = [
  {
    id: "answering-a-reply",
    title: "When they reply",
    questions: ["They replied, what do I write now?","What do I do when they say yes?","How do I answer “send me more information”?","How fast should I answer a reply?","They want a call, what now?","They asked for my prices, what do I reply?","What is the next step after a positive reply?","How do I respond to an interested prospect?","How do I answer their question?","I got a positive answer, and now?","How do I reply when they ask who I am?"],
    tags: ["they replied","positive reply","interested","said yes","more information","next step","they answered","wants a call","respond"],
    evidence: ["C8","C4"],
    rules: [],
    lead: "Answer what they asked, first and in full, and then propose the one next step.",
    sections: [{"heading":"Why","text":"What somebody has just asked is the only thing they are sure to read. In a small study, people who first did a small favour by email more often agreed to a larger one, so a yes is the moment for the larger request. Each further idea still makes it less likely that anything happens. How fast to answer was not measured in what we found; the same day is common sense."},{"heading":"What to do","text":"- “Yes, tell me more”: send what you offered, and two times for a call.\n- “Send me information”: ask which of two things it should answer, or send one page and say what is on it.\n- “What does it cost?”: give the figure in the first line, then what it includes.\n- “Who are you?”: one sentence, and where they can check it.\n- Stay in their thread and keep it shorter than theirs."},{"heading":"Example","text":"“Here is the page. It is Laynes' first week, with what went wrong too. Would Tuesday at ten or Thursday at three suit to talk it through?”"},{"heading":"What the coach does","text":"It judges first emails and follow-ups, and no answers to answers. In Reply as Client you can practise the turn after theirs."},{"heading":"How sure","text":"Weak: one small and old study, and judgement."}],
  },
  {
    id: "objections",
    title: "When they object or say no",
    questions: ["How do I handle an objection?","What do I write if they say it is too expensive?","What if they say they already use something else?","They already have a supplier, what now?","What do I say when they have no budget?","He said not interested, do I push?","She answered not now, maybe next year","What if they say no?","They said they do it in house","How do I answer a refusal?","What if they say they already have someone?","She replies that it costs too much","They say they are happy with their current agency","What do I answer to “no thanks”?","Someone tells me that it costs too much","What should I write if she replies that they already use another tool?","They say they have another photographer"],
    tags: ["objection","objections","too expensive","no budget","already use","already have","competitor","supplier","not interested","not now","bad timing","in house","refusal","refuse","say no","rejection","pushback"],
    evidence: ["C7","C4"],
    rules: [],
    lead: "Agree with what is true in it, answer with one fact, and ask one question they can refuse.",
    sections: [{"heading":"Why","text":"No count of answers to objections was found, so this is judgement, with one leg to stand on: in experiments, telling people that they are free to refuse made them agree more often, though hardly in the most careful ones. An argument with a stranger has no winner. An objection is still an answer: it tells you what the next email has to be about."},{"heading":"What to do","text":"- “Too expensive”: ask compared with what, or name the smallest thing that can be bought.\n- “We already use X”: say what people keep X for and add you for. Never run X down.\n- “Not now”: ask whether you may write again in a certain month, and do.\n- “No” or “not interested”: thank them, once, and stop."},{"heading":"Example","text":"“That makes sense, a baker you know is worth a lot. Laynes kept theirs and takes ours on Sundays only. Would one Sunday be worth a try, or is it settled?”"},{"heading":"What the coach does","text":"It judges first emails and follow-ups, and no answers to answers. To practise, choose Reply as Client: the simulated reader raises its doubts and you answer them."},{"heading":"How sure","text":"Judgement."}],
  },
];
