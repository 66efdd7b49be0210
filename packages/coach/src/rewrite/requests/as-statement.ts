import { articleFor } from '../wording/article.ts';

const name = '(?:\\p{Lu}[\\p{L}\\p{N}]+|@[\\w.]+)';
const places = new RegExp(
  `(?:[Ff]ollow|[Ll]ike|[Ff]ind|[Cc]onnect|[Jj]oin|[Mm]essage|[Dd][Mm]|[Aa]dd|[Ss]ee)(?: with)? (?:(us|me|our \\p{L}+|my \\p{L}+)(?: too| also)?,? )?(?:all )?on (?:our )?(${name}(?: ${name})?(?:(?:, and |, | and | or |, or )${name})*)`,
  'u',
);
const link = /(?:https?:\/\/|www\.)[^\s<>()"]+[^\s<>()",.;:!?]/iu;
const number = /\+?\(?\d[\d ().-]{6,16}\d/u;
const address = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/u;
/** "see my portfolio at …": where a thing is found. */
const found =
  /\b(?:see|view|visit|check out|(?:(?:have|take) a (?:\p{L}+ )?)?look at|browse|read|watch|find)\s+((?:our|my|the) [\p{L} -]{3,30}?) (at|on|here:?) (.+)$/iu;
/** "have a quick look at …": what is found there is no look. */
const looks =
  /^.*\b(?:look at|an? (?:\p{L}+ )?(?:look|glance|peek|read)(?: (?:at|of|through))?)(?:\s+|$)/iu;
/** "take a moment to see …" */
const noThing =
  /\b(?:moment|minutes?|seconds?|time|while|chance|go|try|visit|click|line|call|message|ring)$/iu;
const thing = /\b(the|our|my|your|this|that|an?)\s+([\p{L}\p{N}][\p{L}\p{N}'’ -]*)$/iu;
const afterThing = /\s+(?:for|to|at|on|with|here|now|below|via|through|today)\b.*$/iu;
const mostWords = 5;
/** "shop our Amazon wishlist" */
const owned =
  /^(?:please |also )*(?:shop|see|visit|browse|check out|use|try|join|like|follow|buy from|(?:have a (?:\p{L}+ )?)?look at) (?:our|my) ([\p{L}\p{N}][\p{L}\p{N} '’-]{2,40})$/iu;
const books = /\b(?:book|schedule|reserve|arrange)\b/iu;
const calls = /\b(?:call|phone|ring|telephone|text|whatsapp|dial|reach|contact|message)\b/iu;

function isPlural(noun: string): boolean {
  return /[^s]s$/iu.test(noun) && !/(?:news|us)$/iu.test(noun);
}

/** "our website is here: https://…", from "visit our website for prices: https://…" */
function linked(job: string, url: string): string {
  const before = job.slice(0, job.indexOf(url)).replace(/[\s:>(–—-]{0,9}$/u, '');
  const [, determiner = '', words = ''] = thing.exec(before.replace(looks, '')) ?? [];
  const noun = words.replace(afterThing, '').trim();
  if (noun === '' || noun.split(' ').length > mostWords) return `more is here: ${url}`;
  const whose = /^(?:our|my)$/iu.test(determiner) ? determiner.toLowerCase() : 'the';
  if (books.test(job)) return `${whose} ${noun} can be booked here: ${url}`;
  if (noThing.test(noun)) return `more is here: ${url}`;
  return `${whose} ${noun} ${isPlural(noun) ? 'are' : 'is'} here: ${url}`;
}

function placed(job: string, isMany: boolean): string | null {
  const [, whom = '', where] = places.exec(job) ?? [];
  if (where === undefined || /\bshare\b/iu.test(job)) return null;
  const isUs = whom === '' ? isMany : /^(?:us|our)\b/u.test(whom);
  const handle = /@[\w.]+$/u.exec(job)?.[0] ?? '';
  const at = handle === '' || where.includes(handle) ? '' : ` as ${handle}`;
  return `${isUs ? 'we are' : 'I am'} on ${where.replace(/,? or (?=[^,]+$)/u, ' and ')}${at}`;
}

function reached(job: string, own: string): string | null {
  const mail = address.exec(job)?.[0];
  const phone = calls.test(job) ? number.exec(job)?.[0] : undefined;
  const ways = [
    ...(phone === undefined ? [] : [`${own} number is ${phone}`]),
    ...(mail === undefined ? [] : [`${own} email address is ${mail}`]),
  ];
  return ways.length === 0 ? null : ways.join(' and ');
}

/**
 * What a job tells that must not be lost, as a statement that leaves the job to the reader: "follow us on
 * LinkedIn" → "we are on LinkedIn"; null when it tells something else.
 */
export function asStatement(job: string, speaksForMany: boolean): string | null {
  const isMany = /\b(?:us|our|we)\b/iu.test(job) || (speaksForMany && !/\b(?:me|my)\b/iu.test(job));
  const own = isMany ? 'our' : 'my';
  const [, what, where, rest] = found.exec(job) ?? [];
  if (what !== undefined && !/\bhere\b/iu.test(where ?? ''))
    return `${what.toLowerCase()} ${isPlural(what) ? 'are' : 'is'} ${where ?? ''} ${rest ?? ''}`;
  const url = link.exec(job)?.[0];
  if (url !== undefined) return linked(job, url);
  const having = owned.exec(job)?.[1];
  if (having !== undefined)
    return `${isMany ? 'we' : 'I'} have ${isPlural(having) ? '' : `${articleFor(having)} `}${having}`;
  return placed(job, isMany) ?? reached(job, own);
}
