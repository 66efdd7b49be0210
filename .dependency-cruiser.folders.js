import law from './.dependency-cruiser.js';

/** Folders import one another in one direction alone. Tests may cross it, so they are left out. */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/(server/src|web/app|extension/src)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...law.options,
    exclude: { path: `${law.options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
