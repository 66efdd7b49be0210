import type { Material } from './material.ts';

function asks({ request, voice, say }: Material): string[] {
  const { kind, text, link } = request;
  if (link !== null && kind === 'meeting')
    return [say(voice.asks.reply), say(voice.links.calendar, link)];
  if (link !== null && (kind === 'send' || kind === 'show'))
    return [say(voice.asks.show, text), say(voice.links.page, link)];
  const bare = kind === 'meeting' && text === '' ? 'reply' : kind;
  const ask = bare === 'question' ? text : say(voice.asks[bare], text);
  return link === null ? [ask] : [ask, say(voice.links.page, link)];
}

/** The request as one small question, with where to go after a yes. */
export function askFor(material: Material): string[] {
  return [...asks(material), ...material.request.more];
}

/** The same where time together is what the email is for: it is asked for as what it is, in one sentence. */
export function askPlainly(material: Material): string[] {
  const { request, voice, say } = material;
  const isPlain = request.kind === 'meeting' && request.text !== '' && request.link === null;
  return isPlain ? [say(voice.meets, request.text), ...request.more] : askFor(material);
}
