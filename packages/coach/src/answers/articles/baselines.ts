// Written from packages/coach/knowledge by `npm run articles`; edit the Markdown.
import type { Article } from '../answer.ts';

export const baselines: readonly Article[] = [
  {
    id: "evidence-strength",
    title: "How sure the evidence is",
    questions: ["How reliable is your evidence?","What do strong, medium and weak mean?","Where do your rules come from?","Which studies do you use?","Can I trust the score?","Are your claims backed by research?","Who says so?","What is this based on?","Who made these rules?"],
    tags: ["evidence","studies","research","science","source","sources","strength","reliable","proof","citation","trustworthy","based on","studies behind"],
    evidence: ["B1","P1","P2","R3"],
    rules: [],
    lead: "Each rule names its findings with a strength: strong, medium, weak or none.",
    sections: [{"heading":"Why","text":"Strong means a trial on answers, or three data sets that agree: the length trial with 7,002 people, the 292 trials by post. Medium means one large count, or a trial on something near by such as clicks. Weak means one vendor without a method, or opens only. None means: looked for, not found. Most counts are only observed. People who write short mail may also choose better readers, so the size of an effect is an upper bound."},{"heading":"What to do","text":"- Open the evidence of a line before you argue with it. It says who disagrees.\n- Weigh a strong line over three weak ones."},{"heading":"What the coach does","text":"A rule with weak support costs a tenth or so: enough to be named, too little to decide anything. What has no support costs nothing."},{"heading":"How sure","text":"Of the grading, yes. Several reports could be read only in summaries, and their cards say so."}],
  },
  {
    id: "no-probability",
    title: "Why there is no reply probability",
    questions: ["Why don't you show a reply probability?","What are the chances of getting a reply?","Can you predict whether they will answer?","Does a higher score mean more replies?","Will they reply to my email?","Does a score of 90 guarantee answers?","Will she reply?","How likely is a reply?","Would you reply to this?"],
    tags: ["probability","prediction","forecast","chance","predict","odds","guarantee","will they answer","high score"],
    evidence: ["N1","N2","N3"],
    rules: ["all"],
    lead: "Because nobody can know it from the text: the score says how good the email is, not who will answer.",
    sections: [{"heading":"Why","text":"Published averages differ by three times between data sets. And who writes to whom outweighs the words: in a study of two million people and 16 billion emails, relationship and load shaped who answered. Programs that predict answers inside a company use past contact and time beside the text. A stranger's text alone carries too little."},{"heading":"What to do","text":"- Use the score to compare two versions of the same mail.\n- Take a low line seriously, and the last two tenths lightly.\n- Judge your list by answers over weeks."},{"heading":"What the coach does","text":"It shows a band, strong, fair or weak, and a ledger that adds up. It never shows a percentage for a reply."},{"heading":"How sure","text":"Strong that the text is only a part; no product can honestly promise more."}],
  },
  {
    id: "one-perfect-rule",
    title: "Myths: what has no support",
    questions: ["Which cold email tips are myths?","What advice should I ignore?","What does the coach not punish?","What is folklore in cold email?","Which rules have no evidence?","Common cold email myths"],
    tags: ["myth","myths","folklore","not supported","no evidence","ignore","debunk"],
    evidence: ["D8","D9","L8","K4","T11"],
    rules: [],
    lead: "Much of the usual advice was never measured, and the coach takes no points for breaking it.",
    sections: [{"heading":"Why","text":"Looked for and not found, or found to point both ways: lists of spam words; lower-case subjects; a first name in the subject; more “you” than “I”; one perfect number of words; a best day; no links at all; the P.S. as the most-read line; stock openers that “kill” replies; an opt-out line that scares people; title case, contractions, dashes."},{"heading":"What to do","text":"- When a tip comes with a figure, ask who counted what.\n- Prefer a trial to a count, answers to opens, several sources to one.\n- Follow taste where there is no evidence, and call it taste."},{"heading":"What the coach does","text":"A list of such things is tested with every change: none of them may move the score by more than a trifle."},{"heading":"How sure","text":"“No evidence” means that none was met, not that the opposite is true."}],
  },
  {
    id: "reply-rates",
    title: "What reply rate is normal",
    questions: ["What is a good reply rate?","What reply rate should I expect?","What is the average cold email response rate?","How many replies will I get?","Is a 3 percent reply rate bad?","Cold email benchmarks"],
    tags: ["reply rate","response rate","average","benchmark","conversion","statistics","percent","low reply rate"],
    evidence: ["N1"],
    rules: [],
    lead: "Somewhere between three and nine in a hundred is published; it depends more on your list than on your text.",
    sections: [{"heading":"Why","text":"Vendors' averages differ by three times: 3.43% in one set, with 5.5% for the top quarter and 10.7% for the top tenth; 4.5% in another; 5.8% in a third, down from 6.8% in 2023; 8.5% in link-building; 2.9 to 3.4% in pitches to journalists. They count different mail, different lists and different answers, and “no, thanks” is often counted as one."},{"heading":"What to do","text":"- Compare with your own last month, not with a table.\n- Count yeses apart from answers.\n- With 50 mails, one answer is two percent. Do not read much into it."},{"heading":"What the coach does","text":"It gives no reply rate. It scores what the text can do."},{"heading":"How sure","text":"Weak: vendors' own figures, most of them seen second-hand."}],
  },
];
