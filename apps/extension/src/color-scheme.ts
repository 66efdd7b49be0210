/** Gives an element the tokens of the theme that the system is in. */
export function followScheme(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    root.dataset['mantineColorScheme'] = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
}
