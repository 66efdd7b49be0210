import voiceData from '../../data/letter-voices.json' with { type: 'json' };
import type { PainForm } from './read-pain.ts';
import type { RequestKind } from './read-request.ts';

/** Ways to say one thing; `_` stands for the writer's words. */
export type Ways = readonly [string, ...string[]];

/** How a tone sounds. */
export type Voice = {
  readonly greeting: string;
  readonly closes: Ways;
  /** A question about a pain point, by what kind of words it is. */
  readonly pains: Readonly<Record<Exclude<PainForm, 'question'>, Ways>>;
  /** Before what the writer does, told as the reason for asking. */
  readonly because: Ways;
  /** Before facts that are no sentences. */
  readonly briefly: Ways;
  /** Before a link to take after a yes, to a calendar or to anything else. */
  readonly links: { readonly calendar: Ways; readonly page: Ways };
  readonly asks: Readonly<Record<Exclude<RequestKind, 'question'>, Ways>>;
  /** Asks for time together where the email is for nothing else. */
  readonly meets: Ways;
  /** Makes a short email's question easier to answer. */
  readonly eases: Ways;
  /** That there was an earlier email, without blame. */
  readonly again: Ways;
  readonly introducing: Ways;
  readonly applying: Ways;
  /** What the writer could do if a sentence about the reader is so. */
  readonly helping: Ways;
  readonly networking: Ways;
  readonly thanking: Ways;
};

const voices = voiceData as unknown as Readonly<Record<string, Voice>> & {
  readonly professional: Voice;
};

/** The voice of a tone by its name; of any other the professional one. */
export function voiceOf(tone: string): Voice {
  const name = tone.trim().toLowerCase();
  return (Object.hasOwn(voices, name) ? voices[name] : undefined) ?? voices.professional;
}
