/** How a writer points at a file that has to be opened. */
export const attachmentPhrases: readonly string[] = (
  "i've attached, i have attached, i attached, i attach, we attach, i enclose, we enclose, i am enclosing, we are enclosing, attaching, i am attaching, i'm attaching, we've attached, we have attached, " +
  'please find attached, find attached, see attached, see the attached, attached is, attached are, attached you will, ' +
  "attached you'll, attached please, the attached, is attached, are attached, in the attachment, see attachment, " +
  "the attachment, as an attachment, i've enclosed, i have enclosed, please find enclosed, attached pdf, attached file, " +
  'attached deck, attached brochure, attached document, attached presentation, attached proposal, attached my, ' +
  'attached our, attached a, attached the'
).split(', ');
