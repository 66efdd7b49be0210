import { engineReasons, type Authorship } from '@replysmith/contract';

export function authorOf({ engine, model }: Authorship): string {
  return engine === 'coach' ? 'the coach' : (model ?? 'a model');
}

/** What a text must be labelled as before it is read. */
export function aiLabel({ engine }: Authorship): string | undefined {
  return engine === 'model' ? 'AI-generated text' : undefined;
}

/** Why the coach wrote what a model was asked for; null when nobody had to step in. */
export function whyTheCoach({ engine, engine_reason: reason }: Authorship): string | null {
  if (engine !== 'coach' || !reason) return null;
  return `${engineReasons[reason]} The coach wrote this instead`;
}
