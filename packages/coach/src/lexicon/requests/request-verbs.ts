/** What an email tells its reader to do: "send", "call", "fill in". */
export const requestVerbs: readonly string[] = (
  'accept, acknowledge, add, advise, answer, apply, approve, arrange, ask, assign, attend, book, bring, browse, buy, call, chat to, ' +
  'check, check out, choose, claim, click, come, complete, confirm, connect, consider, consult, contact, create, dial, ' +
  'direct, discover, dm, donate, download, drop, email, e-mail, enclose, enquire, enrol, enter, explore, fill in, fill out, ' +
  'find out, follow, forward, furnish, get back, get in touch, get started, give, go through, go to, grab, have a look, have a quick look, have a read, have a quick read, help, hop on, ' +
  'include, indicate, inform, install, introduce, invite, join, jump on, keep, learn, let me know, let us know, like, link, ' +
  'look at, mail, mention, message, meet, nominate, note, open, order, pass, pay, phone, pick, place, point, pop in, ' +
  'post, provide, publish, put, quote, reach out, read, recommend, recruit, refer, register, reply, request, reserve, respond, ' +
  'return, revert, review, ring, rsvp, save, schedule, see, select, send, set up, share, shop, sign, sign up, spare, speak, ' +
  'specify, sponsor, start, state, submit, subscribe, supply, support, take, talk to, telephone, tell, text, tick, try, ' +
  'upload, view, visit, vote, watch, whatsapp, wire, write'
).split(', ');
