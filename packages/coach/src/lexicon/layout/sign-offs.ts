/** A line of these words alone closes an email. */
export const signOffs: ReadonlySet<string> = new Set(
  (
    'best, best regards, kind regards, kindest regards, warm regards, warmest regards, ' +
    'regards, with regards, best wishes, all the best, warm wishes, warmly, thanks, ' +
    'thank you, many thanks, thanks so much, thanks a lot, thanks again, thanks in advance, ' +
    'thank you in advance, thank you so much, thank you very much, thanks and regards, ' +
    'thanks & regards, thanks for your time, thank you for your time, thanks for reading, ' +
    'thank you for reading, thanks for considering, thank you for your consideration, ' +
    'thank you for your time and consideration, thanks for your time and consideration, ' +
    'thanks for considering it, cheers, sincerely, yours sincerely, sincerely yours, ' +
    'yours faithfully, yours truly, yours, respectfully, cordially, with gratitude, ' +
    'gratefully, with thanks, with appreciation, talk soon, speak soon, until then, ' +
    'to your success, looking forward, take care, have a great day, have a good day, ' +
    'have a great week, have a good one, have a great weekend, have a good weekend, ciao, ' +
    'br, rgds, thx, ta, very best, very best regards, ' +
    'all my best, my best, with best wishes, with warm regards, with kind regards, with kindest regards, with best regards, ' +
    'warmest, kindly, bests, be well, stay safe, stay well, onwards, see you soon, talk to you soon, speak to you soon, ' +
    'until next time, until soon, in gratitude, in thanks, thanking you, much appreciated, much obliged, appreciatively, appreciate it, ' +
    'yours respectfully, faithfully, thanks & best, thanks and best, best and thanks, thank you and best regards, ' +
    'thank you & best regards, thanks and best regards, thanks & best regards, thanks and kind regards, thank you and kind regards, with sincere thanks, with thanks and best wishes, ' +
    'with many thanks, a thousand thanks, big thanks, huge thanks, thanks ever so much, thank you kindly, thanks kindly, thanks for your help, thank you for your help, ' +
    'thanks for your consideration, thanks for taking the time, thank you for taking the time, have a nice day, have a nice week, have a nice weekend, have a wonderful day, ' +
    'have a wonderful week, have a lovely day, have a lovely week, have a lovely weekend, have a good week, have a good evening, have a great evening, have a great rest of your day, ' +
    'have a great rest of your week, enjoy your day, enjoy your week, enjoy your weekend, enjoy the rest of your day, enjoy the rest of your week, happy monday, happy friday, ' +
    'love, xo, xx, kr, peace, with respect, respectfully yours, ' +
    'mit freundlichen grüßen, freundliche grüße, viele grüße, beste grüße, liebe grüße, herzliche grüße, cordialement, bien cordialement, bien à vous, bonne journée, ' +
    'mit freundlichen grüssen, freundliche grüsse, viele grüsse, beste grüsse, liebe grüsse, herzliche grüsse, mit besten grüßen, mit freundlichem gruß, schöne grüße, mfg, vg, lg, ' +
    "meilleures salutations, salutations distinguées, sincères salutations, salutations, bien à toi, amicalement, à bientôt, merci, merci d'avance, " +
    'saludos, un saludo, saludos cordiales, atentamente, un abrazo, un cordial saludo, reciba un cordial saludo, cordialmente, muchas gracias, gracias, grazie, a presto, cordiali saluti, distinti saluti, un saluto, atenciosamente, cumprimentos, abraços, com os melhores cumprimentos, ' +
    'met vriendelijke groet, met vriendelijke groeten, groeten, groetjes, vriendelijke groet, groet, hartelijke groet, hartelijke groeten, mvg, bedankt, med vänliga hälsningar, mvh, hälsningar, hilsen, obrigado, obrigada, danke, vielen dank, besten dank, vänliga hälsningar, med vennlig hilsen, med venlig hilsen, ' +
    'ystävällisin terveisin, z poważaniem, pozdrawiam, s pozdravem, saygılarımla, με εκτίμηση, с уважением'
  ).split(', '),
);
