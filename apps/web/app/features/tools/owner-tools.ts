/** One that earns the owner something says so beside its link, and tells search engines. */
type AffiliateBanner = {
  title: string;
  text: string;
  linkLabel: string;
  href: string;
};

type ToolTab = {
  /** In the address: `?tab=online-courses`. */
  key: string;
  name: string;
  /** Null: there is none. */
  banner: AffiliateBanner | null;
  /** What the owner recommends and earns nothing by. */
  links: readonly { title: string; text: string; href: string }[];
};

/**
 * What the owner of this site recommends: kept here, shown as it is written. Nothing is recommended
 * until they do.
 */
export const ownerTools: readonly [ToolTab, ...ToolTab[]] = [
  { key: 'email-marketing', name: 'Email Marketing', banner: null, links: [] },
  { key: 'online-courses', name: 'Online Courses', banner: null, links: [] },
  { key: 'ebooks', name: 'Ebooks', banner: null, links: [] },
  { key: 'hosting', name: 'Hosting', banner: null, links: [] },
  { key: 'other-tools', name: 'Other Tools', banner: null, links: [] },
];

export type OwnerTools = typeof ownerTools;
