/** Praise that anyone could send to anyone. */
export const flattery: readonly string[] = (
  'impressed by your, impressed with your, impressed by what, impressed with what, ' +
  "love what you're doing, love what you are doing, love your work, love your website, " +
  'love your company, big fan of your, great work, great job, amazing work, amazing job, ' +
  'came across your profile, came across your company, came across your website, ' +
  'came across your business, stumbled upon your, stumbled across your, ' +
  'found your profile, found your company, found your website, saw your profile, ' +
  'saw your website, visited your website, looking at your website, ' +
  'looked at your website, browsing your website, companies like yours, ' +
  'businesses like yours, a company like yours, professionals like you, leaders like you, ' +
  'people like you, your impressive, your amazing, your incredible, your inspiring, ' +
  'your company, your business, your organization, your organisation, your industry'
).split(', ');
