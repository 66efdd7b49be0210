// Plain JavaScript: it must also run on the old Node it complains about.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Replysmith needs Node 22.22 or newer; this is ${process.versions.node}.\n` +
      'On Linux, "npm install" brings a newer Node of its own: run it again without --omit=optional.\n' +
      'Elsewhere, install Node 24 and try again.\n',
  );
  process.exit(1);
}
