import { mailHosts } from './src/content/adapters.ts';

export const browsers = ['chrome', 'edge', 'firefox'] as const;
export type Browser = (typeof browsers)[number];

/** Where it works unasked; every other site is turned on by whoever writes there. */
export const mailSites = mailHosts.map((host) => `https://${host}/*`);

export const iconSizes = [16, 32, 48, 128] as const;

const icons = Object.fromEntries(iconSizes.map((size) => [size, `icon-${size}.png`]));

/** The manifests differ only in how a browser starts the background and who tells it apart. */
export function manifestFor(browser: Browser, version: string): object {
  const isFirefox = browser === 'firefox';
  return {
    manifest_version: 3,
    name: 'Replysmith',
    version,
    description: 'Scores the email you are writing and says what to change, on your own computer.',
    icons,
    action: { default_title: 'Replysmith', default_icon: icons },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+R' } },
    },
    background: isFirefox
      ? { scripts: ['background.js'], type: 'module' }
      : { service_worker: 'background.js', type: 'module' },
    content_scripts: [
      { matches: mailSites, js: ['content.js'], css: ['content.css'], run_at: 'document_idle' },
    ],
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: [
      ...['activeTab', 'alarms', 'contextMenus', 'scripting', 'storage'],
      // Firefox runs the coach below its background page.
      ...(isFirefox ? [] : ['offscreen']),
    ],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    web_accessible_resources: [
      {
        resources: ['panel.html'],
        matches: ['<all_urls>'],
        // Firefox gives every installation an address of its own.
        ...(!isFirefox && { use_dynamic_url: true }),
      },
    ],
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'extension@replysmith.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : { minimum_chrome_version: '130' }),
  };
}
