import { rmSync } from 'node:fs';

/** Runs when all tests have ended and the server has stopped. */
export default function removeDataFolder(): void {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
