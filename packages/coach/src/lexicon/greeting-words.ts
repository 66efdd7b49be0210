/** In a greeting, but nobody's name. */
export const genericAddressees: ReadonlySet<string> = new Set(
  (
    'there, all, team, everyone, everybody, folks, friend, friends, guys, you, sir, madam, ' +
    'sir/madam, sirs, sir or madam, sir / madam, sir and madam, ladies and gentlemen, ' +
    'hiring manager, recruiter, editor, customer, valued customer, business owner, owner, ' +
    'site owner, manager, colleague, again, to whom it may concern, whom it may concern, ' +
    "gentlemen, ma'am, web team, support, professional"
  ).split(', '),
);
