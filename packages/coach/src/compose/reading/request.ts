/**
 * What the writer wants of the reader. `meeting`: "a 15-minute call" · `thing`: "a free trial" · `send`: what the
 * writer can send · `show`: what they can show · `offer`: what they would do, "bake a trial shift" · `act`: what the
 * reader would do, "join our webinar" · `favour`: what the reader would do for them, "send us the slides" · `talk`: a
 * subject · `ask`: what they would like to know · `refer`: the right person · `reply`: only an answer · `order`: a
 * sentence that a yes comes before, "reply “yes” and I will send it", "I can come by" · `question`: put as one already · `words`: anything else, which is only quoted.
 */
export type RequestKind =
  | 'meeting'
  | 'thing'
  | 'send'
  | 'show'
  | 'offer'
  | 'act'
  | 'favour'
  | 'talk'
  | 'ask'
  | 'refer'
  | 'reply'
  | 'order'
  | 'question'
  | 'words';

export type Wish = { readonly kind: RequestKind; readonly text: string };

export type Request = Wish & {
  readonly link: string | null;
  /** What the call to action says further, as sentences. */
  readonly more: readonly string[];
  /** What is left of it unsaid. */
  readonly unsaid: readonly string[];
};

export function wish(kind: RequestKind, text: string): Wish {
  return { kind, text };
}
