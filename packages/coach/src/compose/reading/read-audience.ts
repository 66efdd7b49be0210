import { roleWords, workplaces } from '../../lexicon/briefs/roles.ts';
import { articleFor } from '../../rewrite/wording/article.ts';
import { tidy } from './tidy.ts';

const longest = 200;
const mostWords = 14;
const lead =
  /^(?:(?:we (?:target|write to)|target(?:ing)?|aimed at|for|to|any|all|our|the|busy) )+/iu;
const clause =
  /\s(?=(?:who|that|with|without|at|in|of|from|for|based|using|near|across|running|looking|over|under)\s)/iu;
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
  if (
    /^(?:people|women|men|teams|companies|businesses|startups|agencies|firms|brands|shops|stores)$/u.test(
      key,
    )
  )
    return null;
  if (/[^s]ies$/u.test(key) && key.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|ches|shes|xes)$/u.test(key)) return word.slice(0, -2);
  return /[^su'’i]s$/u.test(key) ? word.slice(0, -1) : null;
}

function smallRoles(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase();
      const isRole = key
        .split('-')
        .every((part) => roleWords.has(part) || roleWords.has(part.replace(/s$/u, '')));
      return isRole && /^\p{Lu}\p{Ll}/u.test(word) ? key : word;
    })
    .join(' ');
}

/** "Founders, CEOs and owners" → "founder, CEO or owner"; null when it names nobody that one could be. */
function singular(head: string): string | null {
  const parts = smallRoles(head).split(joint).filter(Boolean);
  if (parts.length === 0 || parts.length > 3) return null;
  const ones = parts.map((part) => {
    const words = part.split(' ');
    const last = words.pop() ?? '';
    const one = oneOf(last);
    if (one !== null) return { text: [...words, one].join(' '), isSure: true };
    const isRole = roleWords.has(last.toLowerCase()) || /^C[A-Z]O$/u.test(last);
    return { text: part, isSure: isRole };
  });
  if (ones.at(-1)?.isSure !== true) return null;
  const texts = ones.map(({ text }) => text);
  return texts.length === 1
    ? (texts[0] ?? null)
    : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`;
}

/** "of small agencies" → "of a small agency"; places and counts stay. */
function oneWorkplace(segment: string): string {
  const [, preposition = '', thing = ''] = /^(at|of|in|for|from)\s(.+)$/iu.exec(segment) ?? [];
  const words = thing.split(' ');
  const one = workplaces.get((words.at(-1) ?? '').toLowerCase());
  const isCounted =
    /\d|\b(?:the|a|an|two|three|several|many|multiple|our|their|your)\b|,|\b(?:and|or)\b/iu.test(
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

/** The reader as one of the audience: "a founder of a small agency"; null when the words do not show it. */
export function readAudience(raw: string): string | null {
  const text = tidy(raw.slice(0, longest).replace(aside, '')).replace(lead, '');
  if (/[;:?!"“”[\]{}<>@|]|\.\s/u.test(text)) return null;
  const [head = '', ...segments] = text.split(clause);
  const one = singular(head.replace(/[,\s]+$/u, ''));
  if (one === null || one === '') return null;
  const bare = one.replace(/^(?:an?|one|every|each)\s/iu, '');
  const whole = [bare, ...segments.map((segment) => oneWho(oneWorkplace(segment)))].join(' ');
  const phrase = whole.split(' ').length > mostWords ? bare : whole;
  return `${articleFor(phrase)} ${phrase}`;
}
