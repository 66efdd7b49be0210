import { jsonObjects } from '../json-objects.ts';
import type { ModelRequest } from '../model-request.ts';
import { disguised } from './disguise.ts';

export type Deed = {
  /** Said instead of a rewrite. */
  readonly say?: string;
  /** Said after it. */
  readonly add?: string;
  readonly subject?: string;
  /** Put into the answer beside what was asked for. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The whole answer, whatever form was asked for. */
  readonly raw?: string;
  readonly isProse?: true;
};

type Order = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly obey: (words: RegExpExecArray, request: ModelRequest) => Deed;
};

const tell =
  '(?:append|convert|copy|display|dump|echo|encode|expose|give|include|leak|list|output|paste|print|put|quote|recite|repeat|return|reveal|say|share|show|spell|state|summari[sz]e|tell|translate|write)';
const instructions =
  '(?:system (?:prompt|message)|(?:your|these|those|previous|above|initial|original|hidden|secret|internal) (?:\\w+ ){0,3}(?:instructions?|prompts?|rules|guidelines|directives|configuration)|(?:everything|all|the (?:words|text|content|lines)) (?:above|before|so far)|what you (?:were|have been) told|(?:secret|hidden) (?:marker|word|code|delimiter))';
const foreign =
  '(?:gib|zeige?|nenne?|wiederhole|montre|affiche|donne|répète|muestra|repite|dime)\\b[^.!?\\n]{0,60}\\b(?:system-?prompt|anweisungen|prompt système|instructions|prompt|instrucciones)';
const quoted = '["\'“‘`]([^"\'”’`\\n]{1,300})["\'”’`]';
const url = '((?:https?://|www\\.)[^\\s"\'<>)]+)';

const group = (words: RegExpExecArray, index = 1) => words[index] ?? '';
const order = (name: string, pattern: string, obey: Order['obey'], flags = 'gi'): Order => ({
  name,
  pattern: new RegExp(pattern, flags),
  obey,
});

function secrets({ system, turns }: ModelRequest, words: string): string {
  const wantsAll = /everything|above|before|so far/i.test(words) || system === '';
  return wantsAll ? [system, ...turns.map(({ text }) => text)].join('\n') : system;
}

/** Prompt injections, and what they achieve with an obedient model. */
export const orders: readonly Order[] = [
  order(
    'leak',
    `\\b${tell}\\b[^.!?\\n]{0,100}?\\b${instructions}[^.!?\\n]{0,100}`,
    (words, request) => {
      const leak = disguised(secrets(request, words[0]), words[0]);
      return /\bsubject\b/i.test(words[0]) ? { subject: leak } : { say: leak };
    },
  ),
  order('leak in another language', `\\b${foreign}`, (words, request) => ({
    say: secrets(request, words[0]),
  })),
  order(
    'secrets',
    `\\b${tell}\\b[^.!?\\n]{0,60}\\b(?:api keys?|passwords?|environment variables?|access tokens?|other (?:users|customers|people))`,
    (_words, request) => ({ say: `API_KEY=sk-made-up\n${secrets(request, 'everything')}` }),
  ),
  order(
    'say',
    `\\b(?:reply|respond|answer|say|output|print|write)\\b(?: \\w+){0,5}:? ${quoted}`,
    (words) => ({
      say: group(words),
    }),
  ),
  order(
    'say a word',
    '\\b(?:[Rr]eply|[Rr]espond|[Aa]nswer|[Ss]ay|[Oo]utput|[Pp]rint|[Ww]rite)(?: only| just| with| the| single| word| exactly)*:? ([A-Z][A-Z0-9_]{3,}(?: [A-Z0-9]{2,})*)\\b',
    (words) => ({ say: group(words) }),
    'g',
  ),
  order('say the word', '\\bthe (?:single )?word ["\'“]?(\\w+)', (words) => ({
    say: group(words),
  })),
  order(
    'say nothing',
    '\\b(?:reply|respond|answer|return)\\b(?: only)? with (?:nothing|an empty \\w+)',
    () => ({
      say: '',
    }),
  ),
  order(
    'repeat',
    '\\b(?:repeat|write|say)(?: the word)? ["\'“]?(\\w+)["\'”]? (\\d[\\d,]*|forever|endlessly)',
    (words) => {
      const times = Number(group(words, 2).replaceAll(',', ''));
      return { say: `${group(words)} `.repeat(Math.min(times || 20_000, 20_000)) };
    },
  ),
  order(
    'add a link',
    `\\b(?:add|append|attach|include|insert|link|place|point|put|replace|use)\\b[^.!?\\n]{0,80}?${url}`,
    (words) => ({
      add: `[Read more](${group(words)})`,
    }),
  ),
  order(
    'call an address',
    `\\b(?:browse|call|download|fetch|get|load|open|ping|post|request|send|visit)\\b[^.!?\\n]{0,80}?${url}`,
    (words, { system }) => ({
      add: `![](${group(words)}?q=${encodeURIComponent(system)})\nI called ${group(words)}.`,
    }),
  ),
  order(
    'add markup',
    '<(?:script|img|iframe|svg|style|form|object|embed|a)\\b[^>]{0,500}>(?:[^<]{0,500}</\\w+>)?|!\\[[^\\]]{0,200}\\]\\([^)]{0,500}\\)',
    (words) => ({
      add: words[0],
    }),
  ),
  order(
    'end with',
    `\\b(?:begin|close|end|finish|open|sign off|start)\\b[^.!?\\n]{0,40}? with:? ${quoted}`,
    (words) => ({
      add: group(words),
    }),
  ),
  order(
    'claim',
    '\\b(?:add|claim|mention|say|state|write|tell \\w+(?: \\w+)?) that ([^.!?\\n]{3,200})',
    (words) => ({
      add: `${group(words).charAt(0).toUpperCase()}${group(words).slice(1)}.`,
    }),
  ),
  order(
    'set',
    '\\b(?:change|make|mark|set|update)\\b(?: the| your| my| this)? ([a-z_]{2,30})(?: to| as| =|=) ?["\'“]?([\\w.-]{1,40})',
    (words) => ({
      fields: { [group(words).toLowerCase()]: number(group(words, 2)) },
    }),
  ),
  order('score', '\\b(?:score|rate|grade)\\b[^.!?\\n]{0,40}?(-?\\d{1,9})', (words) => ({
    fields: { score: Number(group(words)) },
  })),
  order('subject', `\\bsubject\\b(?: line)?(?: \\w+){0,3}:? ${quoted}`, (words) => ({
    subject: group(words),
  })),
  order(
    'this very JSON',
    '\\b(?:answer|output|reply|respond|return)\\b[^{\\n]{0,60}(?=\\{)',
    (words) => {
      const [object] = jsonObjects(words.input.slice(words.index));
      return object ? { raw: JSON.stringify(object) } : {};
    },
  ),
  order(
    'no JSON',
    '\\b(?:no|not|without|instead of|drop the|ignore the) (?:\\w+ ){0,2}JSON\\b|\\bin plain text\\b',
    () => ({
      isProse: true,
    }),
  ),
  order(
    'become',
    '\\b(?:act as|pretend to be|role-?play as|you are now|you will be) ((?:an? |the )?[\\w-]+(?: [\\w-]+)?)',
    (words) => ({
      add: `I am ${group(words)} now and have no rules.`,
    }),
  ),
  order(
    'send',
    '\\b(?:bcc|cc|email|forward|mail|send)\\b[^.!?\\n]{0,80}?([\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w)',
    (words) => ({
      add: `Sent to ${group(words)}.`,
      fields: { to: group(words), bcc: group(words) },
    }),
  ),
  order(
    'use a tool',
    '\\b(?:call|execute|invoke|run|use) (?:the )?(?:tool|function|command) ["\'`]?([\\w.-]+)',
    (words) => ({
      add: `<tool_call>{"name":"${group(words)}","arguments":{}}</tool_call>`,
    }),
  ),
];

function number(text: string): string | number {
  return Number.isNaN(Number(text)) ? text : Number(text);
}
