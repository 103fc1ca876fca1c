const PATHS = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  back: 'M17 5v14L6 12z',
  forward: 'M7 5v14l11-7z',
  previous: 'M19 5v14l-9-7zM5 5h3v14H5z',
  next: 'M5 5v14l9-7zM16 5h3v14h-3z',
} as const;

export type GlyphName = keyof typeof PATHS;

/** The usual symbols of a media player. */
export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
