/** In a greeting, but nobody's name. */
export const genericAddressees: ReadonlySet<string> = new Set(
  (
    'there, all, team, everyone, everybody, folks, friend, friends, guys, you, sir, madam, ' +
    'sir/madam, sirs, sir or madam, sir / madam, sir and madam, ladies and gentlemen, ' +
    'hiring manager, recruiter, editor, customer, valued customer, business owner, owner, ' +
    'site owner, manager, colleague, again, to whom it may concern, whom it may concern, ' +
    "gentlemen, ma'am, web team, support, professional, " +
    'publisher, speaker, participant, client, esteemed client, valued client, investor, investors, journalist, reporter, ' +
    'producer, webmaster, blogger, partner, reader, readers, candidate, applicant, recruitment team, hiring team, ' +
    'sales team, marketing team, founder, prospect, member, members, user, homeowner, neighbour, neighbor, parent, ' +
    'parents, supporter, rockstar, mate, boss, committee, admin, administrator, customers, valued partner, ' +
    'business partner, community'
  ).split(', '),
);
