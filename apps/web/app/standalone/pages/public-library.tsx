import type { PublicLibrary } from '../../data/public-library.ts';
import { PublicLibraryPage } from '../../features/public-library/public-library-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function PublicLibraryList({ library }: { library: PublicLibrary }) {
  return (
    <PublicShell>
      <PublicLibraryPage library={library} />
    </PublicShell>
  );
}
