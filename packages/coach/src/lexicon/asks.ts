import data from '../../data/words/asks.json' with { type: 'json' };

/** A job to do before any answer. */
export const actionPhrases: readonly string[] = data.actionPhrases;

/** A booking link or a slot to pick. */
export const calendarPhrases: readonly string[] = data.calendarPhrases;

/** What a question after somebody's state turns on: "do you struggle", "would you like to earn". Bait, not a question. */
export const hookVerbs: ReadonlySet<string> = new Set(data.hookVerbs);

/** The reader may say no with one word. */
export const interestPhrases: readonly string[] = data.interestPhrases;

/** What may stand between the article and the meeting. */
export const meetingAdjectives: ReadonlySet<string> = new Set(data.meetingAdjectives);

/** "A quick call": the noun needs an article close before it. */
export const meetingNouns: ReadonlySet<string> = new Set(data.meetingNouns);

/** Time of the reader's, whether on the phone or face to face. */
export const meetingPhrases: readonly string[] = data.meetingPhrases;

/** Interest that can be put without a question mark; "so that we can send you a quote" is none. */
export const offerPhrases: readonly string[] = data.offerPhrases;

/** No shape to the answer. */
export const openPhrases: readonly string[] = data.openPhrases;

/** Someone else. */
export const referralPhrases: readonly string[] = data.referralPhrases;

/** What turns a statement into a request. */
export const requestPhrases: readonly string[] = data.requestPhrases;

/** Questions that want no answer. */
export const rhetoricalPhrases: readonly string[] = data.rhetoricalPhrases;

/** What may stand before the verb of an order. */
export const orderOpeners: ReadonlySet<string> = new Set(data.orderOpeners);

/** Verbs that open an order: "send", "don't forget", "awaiting your reply". */
export const orders: ReadonlySet<string> = new Set(data.orders);

/** What an email tells its reader to do: "send", "call", "fill in". */
export const requestVerbs: readonly string[] = data.requestVerbs;
