import { anyField } from './any-field.ts';
import { gmail } from './gmail.ts';
import { outlook } from './outlook.ts';
import type { Site } from './site.ts';

const sites = [gmail, outlook];

export function siteAt(host: string): Site {
  return sites.find(({ hosts }) => hosts.includes(host)) ?? anyField;
}
