import type { Brief } from '../brief/brief.ts';
import { inSentence, readName, tidy } from './words.ts';
import { roleWords, workplaces } from '../lexicon/briefs/roles.ts';
import { articleFor } from '../rewrite/wording.ts';

const mostWords = 4;
const anything = /^(?:general|other|any|all|various|none)$/iu;
/** "Shipping", not a name. */
const ordinary =
  /^(?:\p{Lu}\p{Ll}+(?:ing|ion|ance|ism|ics|ware|are|ity|ture|ment|cy|ness|ty|il|ry|rt|od|aw))\b/u;

/** Where the reader works, before a question: "In logistics,"; null when the brief does not say. */
export function settingOf(industry: Brief['industry']): string | null {
  const field = tidy(industry.slice(0, 100));
  const isPlain = /^[\p{L}\s&-]+$/u.test(field) && field.split(' ').length <= mostWords;
  if (!isPlain || anything.test(field)) return null;
  return `In ${ordinary.test(field) ? inSentence(field) : field},`;
}

/** A role that a call to action names, and what is left of it to ask for. */
export type Role = {
  readonly name: string;
  /** What it is called: a role, a position; empty where the name says it, "summer internship". */
  readonly post: string;
  readonly rest: string;
};

const longestRole = 7;
const post = 'role|position|job|post|opening|vacancy|internship|apprenticeship|placement';
const article = '(?:(?:the|an?|your|their|this)\\s)?';
/** "interview for the Senior Engineer role", "be considered for your nursing post" */
const named = new RegExp(
  `\\s*\\b(?:for|about|as|in|on|(?<=\\bapply\\s)to)\\s${article}(?:open\\s)?(?<name>(?!\\s)(?:(?!\\s(?:about|as|for)\\s)[^,;:.!?])+?)\\s(?<post>${post})\\b`,
  'iu',
);
/** "the position of ward manager" */
const after = new RegExp(
  `\\s*\\b(?:for|about|to|on)\\s${article}(?<post>${post})\\s(?:of|as)\\s${article}(?<name>\\S[^,;:.!?]*)`,
  'iu',
);
/** "interview as a data analyst", "apply for senior designer" */
const asOne = new RegExp(
  `\\s*\\b(?<=\\b(?:apply|application|interview|hire me|hire us|considered|work)\\s+)(?:for|as)\\s${article}(?<name>\\S[^,;:.!?]*)`,
  'iu',
);
/** "a summer internship", which nobody need have advertised */
const own =
  /^(?:an?\s|(?:apply|applying|asking|ask)\s(?:for|about)\s(?:an?\s)?)?(?<name>(?:[^\s,;:.!?]+\s){0,2}(?:internship|apprenticeship|traineeship|work placement))$/iu;
/** What only says that one applies, which the email says anyway. */
const applies =
  /^(?:(?:i|we)(?:['’]d| would)? (?:like|want|love) to\s)?(?:please\s)?(?:apply|applying|send my application|application|be considered|consider me|considered)\b\s*/iu;
/** No name of a role: a time, a place, or an errand. */
const noRole = /^(?:me|us|it|this|that|\d.*|next\b.*|(?:an )?hour.*|a (?:chat|call).*|my\b.*)$/iu;

/** The role that a call to action asks for; null where it names none. */
export function readRole(callToAction: string): Role | null {
  const text = tidy(callToAction.slice(0, 300));
  const [, ofOwn] = own.exec(text) ?? [];
  if (ofOwn !== undefined) return { name: inSentence(ofOwn), post: '', rest: '' };
  const found = after.exec(text) ?? named.exec(text) ?? asOne.exec(text);
  const name = found?.groups?.['name']?.trim() ?? '';
  if (!found || name === '' || noRole.test(name) || name.split(' ').length > longestRole)
    return null;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  const what = found.groups?.['post']?.toLowerCase() ?? 'role';
  return {
    name,
    post: what,
    rest: rest
      .replace(applies, '')
      .replace(/^[\s,]*(?:and|to)\s/iu, '')
      .trim(),
  };
}

const longest = 200;
const longestAudience = 14;
const lead =
  /^(?:(?:we (?:target|write to|sell to|work with|serve|help|want to reach)|target(?:ing)?|aimed at|for|to|any|all|our|busy) )+/iu;
const clause =
  /\s(?=(?:who|that|with|without|at|in|of|from|for|based|using|near|across|running|looking|investing|covering|selling|working|building|writing|managing|making|serving|growing|moving|struggling|shipping|launching|trying|over|under)\s)/iu;
const joint = /\s*(?:,\s*(?:and|or)?|\s(?:and|or|&)\s|\/)\s*/iu;
const aside = /\s*[([][^)\]]*[)\]]/gu;
const past =
  /(?:ed|ran|raised|bought|sold|grew|left|sent|went|had|did|made|took|built|moved|won|lost|can|will|must|may|could|would)$/u;
const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  do: 'does',
  go: 'goes',
  "don't": "doesn't",
  "aren't": "isn't",
};

function oneOf(word: string): string | null {
  const key = word.toLowerCase();
  if (workplaces.has(key) || /^(?:people|women|men)$/u.test(key)) return null;
  if (/wives$/u.test(key)) return `${word.slice(0, -3)}fe`;
  if (/[^s]ies$/u.test(key) && key.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|ches|shes|xes)$/u.test(key)) return word.slice(0, -2);
  return /[^su'’i]s$/u.test(key) ? word.slice(0, -1) : null;
}

/** What one person can be. */
const jobNoun =
  /^(?:C\p{Lu}{1,2}O|[ES]?VP|MD|PM|.*(?:er|or|ist|ian|ant|ent|yst|eur|head|chief|lead|nurse|vet|dean|host|chef|executive|trustee|partner))$/iu;
/** Ends like one, but is a place or many people: "Kent", "department". */
const notOne = /^\p{Lu}\p{Ll}*ent$|ment$/u;
/** What ends like the name of a job. */
const jobEnding = /^\p{Lu}\p{Ll}{3,}(?:er|or|ist|ian|ant|ee)s?$/u;

function smallRoles(phrase: string): string {
  return inSentence(phrase)
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase();
      const isRole = key
        .split('-')
        .every((part) => roleWords.has(part) || roleWords.has(part.replace(/s$/u, '')));
      return (isRole && /^\p{Lu}\p{Ll}/u.test(word)) || jobEnding.test(word) ? key : word;
    })
    .join(' ');
}

/** Words that no name of a role has in it: of a sentence, or of another thing. */
const ofSentence =
  /(?:^|\s)(?!IT\b)(?:i|we|you|he|she|it|they|there|our|my|your|their|his|her|is|are|was|were|am|do|does|has|had|can|will|would|should|not|if|when|an?|the|this|these|those)\s/iu;

/** "Founders, CEOs and owners" → "founder, CEO or owner"; null when it names nobody that one could be. */
function singular(head: string): string | null {
  const parts = smallRoles(head).split(joint).filter(Boolean);
  if (parts.length === 0 || parts.length > 3) return null;
  const ones = parts.map((part) => {
    const words = part.split(' ');
    const last = words.pop() ?? '';
    const one = oneOf(last);
    if (one !== null) return { text: [...words, one].join(' '), isSure: true };
    return { text: part, isSure: jobNoun.test(last) && !notOne.test(last) };
  });
  while (
    ones.length > 1 &&
    ones.at(-1)?.isSure === false &&
    namedGroup.test(ones.at(-1)?.text ?? '')
  )
    ones.pop();
  if (
    ones.at(-1)?.isSure !== true ||
    ones.some(({ text, isSure }) => !isSure && namedGroup.test(text))
  )
    return null;
  const texts = ones.map(({ text }) => text);
  return texts.length === 1
    ? (texts[0] ?? null)
    : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`;
}

/** What may be the name of a person: no abbreviation, and not a small word. */
const namedGroup = /^\p{Lu}\p{Ll}/u;

/** "of Growth" → "of growth" */
function smallArea(segment: string): string {
  return /^of\s/iu.test(segment) ? smallRoles(segment) : segment;
}

/** "of small agencies" → "of a small agency"; places and counts stay. */
function oneWorkplace(segment: string): string {
  const [, preposition = '', thing = ''] = /^(at|of|in|for|from)\s(.+)$/iu.exec(segment) ?? [];
  const words = thing.split(' ');
  const one = workplaces.get((words.at(-1) ?? '').toLowerCase());
  const isCounted =
    /(?<![\p{L}\d])\d[\d,.]*\+?(?!\p{L})|\b(?:the|a|an|two|three|several|many|multiple|our|their|your)\b|,|\b(?:and|or)\b/u.test(
      thing,
    );
  if (one === undefined || isCounted) return segment;
  const phrase = [...words.slice(0, -1), one].join(' ');
  return `${preposition} ${articleFor(phrase)} ${phrase}`;
}

/** "who run cafés" → "who runs cafés" */
function oneWho(segment: string): string {
  const [, who = '', adverb = '', verb = '', rest = ''] =
    /^(who|that)\s((?:(?:also|still|just|recently|always|often|never|already|\p{L}+ly)\s)?)(\S+)(.*)$/iu.exec(
      segment,
    ) ?? [];
  if (who === '' || past.test(verb)) return segment;
  const third =
    irregular[verb.toLowerCase().replaceAll('’', "'")] ??
    `${verb.replace(/(?<=[^aeiou])y$/u, 'ie')}${/(?:s|x|z|ch|sh|o)$/u.test(verb) ? 'es' : 's'}`;
  return `${who} ${adverb}${third}${rest}`;
}

/** "tech startups in Berlin" → "somebody at a tech startup in Berlin" */
function ofWorkplace(head: string, segments: readonly string[]): string | null {
  const words = smallRoles(head).split(' ');
  const one = workplaces.get((words.at(-1) ?? '').toLowerCase());
  if (one === undefined || joint.test(head)) return null;
  const phrase = [...words.slice(0, -1), one].join(' ');
  return [
    'somebody',
    one === 'team' ? 'in' : 'at',
    articleFor(phrase),
    phrase,
    ...segments.map(oneWho),
  ].join(' ');
}

/** The article of one person who was namedGroup or pointed at: "the CTO of Acme", but "a dentist" of "the dentists". */
function definite(head: string, phrase: string): string {
  const last = head.split(' ').at(-1) ?? '';
  return jobNoun.test(last) && oneOf(last) === null ? 'the' : articleFor(phrase);
}

/** The reader as one of the audience: "a founder of a small agency"; null when the words do not show it. */
export function readAudience(raw: string): string | null {
  const [said = ''] = raw
    .slice(0, longest)
    .replace(aside, '')
    .split(/;|\n|,?\s(?:mainly|mostly|especially|preferably|ideally|particularly)\s/iu);
  const isNamed = readName(said) !== null;
  const text = tidy(isNamed ? said.replace(/^[^,]*,\s*/u, '') : said).replace(lead, '');
  if (/[;:?!"“”[\]{}<>@|]|\.\s/u.test(text)) return null;
  const [whole = '', ...segments] = text.split(clause);
  const head = whole.replace(/^(?:the|an?)\s/iu, '').replace(/[,\s]+$/u, '');
  if (/[^\p{ASCII}éèêáíóç’–]/u.test(head) || ofSentence.test(`${head} `)) return null;
  const rest = segments.map((segment) => oneWho(oneWorkplace(smallArea(segment))));
  if (/^(?:people|those)$/iu.test(head))
    return rest.length > 0 ? ['somebody', ...rest].join(' ') : null;
  if (/^(?:any|every)(?:one|body)$/iu.test(head) && segments.length > 0)
    return ['somebody', ...segments].join(' ');
  const place = ofWorkplace(head, segments);
  if (place !== null) return place;
  const one = singular(head);
  if (one === null || one === '') return null;
  const bare = one.replace(/^(?:one|every|each)\s/iu, '');
  const full = [bare, ...rest].join(' ');
  const phrase = full.split(' ').length > longestAudience ? bare : full;
  return `${isNamed || /^the\s/iu.test(whole) ? definite(head, phrase) : articleFor(phrase)} ${phrase}`;
}
