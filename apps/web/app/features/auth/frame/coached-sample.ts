/** A draft, and some of what the coach changes in it. Written down, so that the sign-in page loads no coach. */
export const coachedSample = {
  subject: 'Your checkout on a phone',
  body: `Hi Tom,

I hope this email finds you well. I know how busy you must be. We noticed that Fernhill’s checkout takes nine seconds to load on a phone, and we utilise a method that is able to fix it.

Would you be available for a 30-minute call on Tuesday or Thursday?

Best,
Nora`,
  changes: [
    {
      before: 'I hope this email finds you well. I know how busy you must be. ',
      after: '',
      reason: 'The first line is what the inbox shows; this one could open any email.',
    },
    {
      before: 'utilise',
      after: 'use',
      reason: '“utilise” is office language; “use” is what people say.',
    },
    {
      before: 'is able to',
      after: 'can',
      reason: '“can” says the same as “is able to” and is read sooner.',
    },
  ],
};
