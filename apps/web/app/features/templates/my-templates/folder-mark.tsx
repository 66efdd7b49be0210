import classes from './dialogs.module.css';

/** A square in a folder's colour; hollow for no folder. */
export function FolderMark({ color }: { color: string | null }) {
  return (
    <i
      className={`no-shrink ${classes.mark}`}
      aria-hidden
      data-none={color === null || undefined}
      style={folderColor(color)}
    />
  );
}

/** A folder's colour for style sheets, which lighten `--folder` in the dark theme. */
export function folderColor(color: string | null): Record<string, string> | undefined {
  return color === null ? undefined : { '--folder': color };
}
