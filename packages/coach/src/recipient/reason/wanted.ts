import type { ConcernId } from '../talk/concern-id.ts';

/** What a question is about, as one tells the writer. */
export const wanted: Readonly<Record<ConcernId, string>> = {
  gap: 'what belongs in the blank',
  why_me: 'why you wrote to them',
  what: 'what you offer, in plain words',
  ask: 'what you want from them',
  source: 'where the figure comes from',
  price: 'what it costs',
  effort: 'how much work it makes for them',
  proof: 'who uses it already, by name',
  sample: 'something they can look at',
  integration: 'how it fits in with what they run',
  data: 'where their data goes',
  angle: 'why it is a story',
  exclusive: 'who else has it',
  readers: 'what their readers gain',
  notice: 'when you could start',
  pay: 'what is paid',
  role: 'what the work would be',
  traction: 'what comes in, and how it grows',
  terms: 'what the round looks like',
};
