import type { Icon } from './icon.ts';

/** An icon on a sheet of pictures, which the build makes: see bundling/picture-sheets.ts. */
export const drawnFrom = (sheet: string, name: string): Icon => {
  const href = `${sheet}#${name}`;
  return (props) => (
    <svg aria-hidden="true" viewBox="0 0 512 512" width="1em" height="1em" {...props}>
      <use href={href} />
    </svg>
  );
};
