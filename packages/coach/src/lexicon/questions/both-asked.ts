import { emailParts } from './email-parts.ts';

const thing = `(?:(?:my|the|our|this)\\s)?(?:${emailParts.join('|')})`;
const opening =
  '(?:(?:can|could|would|will) you\\s|please\\s)?(?:what about|how about|how is|how are|is|are|rewrite|improve|check)';
const verdict =
  'ok|okay|good|great|fine|all right|alright|right|bad|wrong|clear|strong|weak|long|short|formal|informal|casual|pushy|vague|boring|better|good enough|clear enough|short enough';

/** A question that asks the same of two parts of an email, each for itself: "Are my subject and opening ok?" */
export const bothAsked = new RegExp(
  `^\\s*(?<ask>${opening})\\s(?<first>${thing})\\s(?:and|&)\\s(?<second>${thing})(?<verdict>(?:\\s(?:any|too|so|really))?\\s(?:${verdict}))?(?:,?\\splease)?[\\s?.!]*$`,
  'iu',
);
