/** How "On 4 May Tom wrote:" opens, in the languages that mail programs are set to. */
export const attributionOpenings = 'on|am|le|el|il|em|op|den|dnia|w dniu|στις';

export const attributionVerbs =
  'wrote|writes|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał|napisała|napisał\\(a\\)|έγραψε|yazdı';

export const forwardMarks =
  'original message|forwarded message|begin forwarded message|start of forwarded message|' +
  'ursprüngliche nachricht|weitergeleitete nachricht|message d’origine|message original|message transféré|' +
  'mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|' +
  'oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|vidarebefordrat meddelande';

/** The head of a message quoted by Outlook and its like. */
export const headerNames = {
  from: 'from|von|de|da|van|från|fra|od|από',
  next: 'sent|date|to|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|wysłano|do|temat|στάλθηκε|προς|θέμα',
} as const;
