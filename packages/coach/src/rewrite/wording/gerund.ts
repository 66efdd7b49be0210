const doubles =
  /^(?:put|set|get|let|run|stop|plan|chat|drop|tag|swap|submit|refer|cut|sit|win|skip|ship|pop|permit|begin|transfer|ring up|pin)$/u;

/** "share" → "sharing", "put" → "putting". */
export function gerundOf(verb: string): string {
  if (doubles.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
