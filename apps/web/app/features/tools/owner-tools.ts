/** An affiliate link is labelled as one, and marked so for search engines. */
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
  /** Recommendations that the owner earns nothing by. */
  links: readonly { title: string; text: string; href: string }[];
};

/** The owner's recommendations, edited here; empty by default. */
export const ownerTools: readonly [ToolTab, ...ToolTab[]] = [
  { key: 'email-marketing', name: 'Email Marketing', banner: null, links: [] },
  { key: 'online-courses', name: 'Online Courses', banner: null, links: [] },
  { key: 'ebooks', name: 'Ebooks', banner: null, links: [] },
  { key: 'hosting', name: 'Hosting', banner: null, links: [] },
  { key: 'other-tools', name: 'Other Tools', banner: null, links: [] },
];

export type OwnerTools = typeof ownerTools;
