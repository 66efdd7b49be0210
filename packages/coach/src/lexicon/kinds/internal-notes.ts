/** What only people who work together write to each other about. */
export const colleagueWords: readonly string[] = (
  'standup, stand-up, daily standup, sprint, retro, retrospective, all-hands, all hands, town hall, timesheet, timesheets, ' +
  'annual leave, pto, on leave, out of office, working from home on, office will be closed, office is closed, the office on, ' +
  'our office, meeting moved, meeting is moved, meeting has moved, meeting has been moved, meeting is cancelled, meeting is canceled, meeting has been cancelled, ' +
  'meeting has been canceled, meeting room, room is booked, team meeting, weekly meeting, team lunch, team call, team drinks, ' +
  'christmas party, holiday party, summer party, leaving drinks, leaving do, farewell lunch, birthday cake, cake in the kitchen, the kitchen, the fridge, ' +
  'expense report, expense reports, expense claims, expenses by, payroll cut-off, performance reviews, one-to-ones, 1:1s, ' +
  'action items, minutes from, meeting notes, notes from, agenda for, jira, confluence, code freeze, deploy freeze, on-call, on call rota, rota, shift swap, ' +
  'staging, the release, release notes, merged to main, pull request, pull requests, code review, client meeting, our numbers, our q1, our q2, our q3, our q4, ' +
  'this quarter, last quarter, fire drill, parking, new starter, new joiner, please welcome, joining us, join me in welcoming, welcome to the team, ' +
  'last day with us, moving desks, slack channel, in slack, shared drive, the wiki, hr portal, training module, mandatory training, ' +
  'update your tickets, board pack, see attached minutes, per our policy, company policy'
).split(', ');

/** A note that holds one of these sells something after all. */
export const sellerWords: readonly string[] = (
  'we help, we built, we make, we offer, we sell, we provide, we work with, our customers, our clients, our product, our platform, ' +
  'our software, our service, our services, our solution, our tool, our agency, free trial, a demo, book a, be of use, of interest, worth a, ' +
  'your company, your business, your firm, your organisation, your organization, i came across, reaching out, reach out, case study, pricing, ' +
  'discount, sponsor, partnership, collaborate, guest post, my name is, i am a, our website, unsubscribe'
).split(', ');
