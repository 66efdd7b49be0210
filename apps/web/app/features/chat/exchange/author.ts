import { engineReasons, isCounted, type Authorship } from '@replysmith/contract';

export function authorOf({ engine, model }: Authorship): string {
  return engine === 'coach' ? 'the coach' : (model ?? 'a model');
}

export const aiText = 'AI-generated text';

/** What a text must be labelled as before it is read. */
export function aiLabel({ engine }: Authorship): string | undefined {
  return engine === 'model' ? aiText : undefined;
}

/** What was wrong with the model that the coach stepped in for; null when nobody had to. */
export function whatFailed({ engine, engine_reason: reason }: Authorship): string | null {
  return engine === 'coach' && reason ? engineReasons[reason] : null;
}

/** Why the coach wrote a rewrite that a model was asked for, and what that cost. */
export function whyTheCoach(by: Authorship): string | null {
  const failure = whatFailed(by);
  const cost = isCounted(by) ? '' : '; this one was not counted';
  return failure && `${failure} The coach wrote this instead${cost}.`;
}

/** No model was asked: the same text in the same manner comes out the same again. */
export function isCoachAlone({ engine, engine_reason: reason }: Authorship): boolean {
  return engine === 'coach' && reason === null;
}
