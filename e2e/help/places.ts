import { accountPlaces, proPlaces, publicPlaces } from './places/account.ts';
import { campaignPlaces } from './places/campaigns.ts';
import { chatPlaces } from './places/chat.ts';
import { templatePlaces } from './places/templates.ts';
import type { Places } from './place.ts';

/** Of the extension, which has a walk of its own: `e2e/extension/help.spec.ts`. */
export const extensionPlaces = ['extension-options', 'extension-panel'];

/** How to reach each place named in the help, each group with a new account, except public ones. */
export const placeGroups: Readonly<Record<string, { isPublic: boolean; places: Places }>> = {
  chat: { isPublic: false, places: chatPlaces },
  campaigns: { isPublic: false, places: campaignPlaces },
  templates: { isPublic: false, places: templatePlaces },
  account: { isPublic: false, places: accountPlaces },
  pro: { isPublic: false, places: proPlaces },
  visitor: { isPublic: true, places: publicPlaces },
};
