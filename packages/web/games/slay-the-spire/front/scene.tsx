import styles from '../../../theme/door-scene.module.css';

const EMBERS = Array.from({ length: 12 }, (_, number) => ({
  number,
  x: 30 + ((number * 67) % 350),
  y: 120 + ((number * 41) % 90),
  size: 1 + ((number * 13) % 4) * 0.5,
}));

/** A burning spire in the night. */
export const Scene = () => (
  <svg className={styles.scene} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="climb-fire" cx="0.5" cy="1.05" r="0.9">
        <stop offset="0" stopColor="var(--accent)" />
        <stop offset="0.3" stopColor="var(--red-51)" />
        <stop offset="0.65" stopColor="var(--rose-25)" />
        <stop offset="1" stopColor="var(--surface)" />
      </radialGradient>
      <linearGradient id="climb-stone" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="var(--surface)" />
        <stop offset="0.6" stopColor="var(--umber-27)" />
        <stop offset="1" stopColor="var(--ember-43)" />
      </linearGradient>
    </defs>
    <rect width="400" height="240" fill="url(#climb-fire)" />
    <circle cx="96" cy="58" r="20" fill="var(--teal-97)" opacity="0.9" />
    <circle cx="96" cy="58" r="46" fill="var(--teal-86)" opacity="0.16" />
    <path
      d="M0 206 L60 168 L104 196 L150 160 L190 190 L262 156 L318 196 L400 158 V240 H0Z"
      fill="var(--umber-16)"
    />
    <path d="M172 240 L186 92 L200 18 L214 92 L228 240Z" fill="url(#climb-stone)" />
    <path
      d="M178 176 h44 l7 -10 h-58Z M182 132 h36 l6 -9 h-48Z M185 98 h30 l5 -8 h-40Z"
      fill="var(--umber-16)"
    />
    {[
      [194, 146],
      [205, 150],
      [196, 112],
      [204, 190],
      [190, 200],
      [200, 74],
    ].map(([x, y]) => (
      <rect
        key={`${x}${y}`}
        className={styles.light}
        x={x}
        y={y}
        width="4.5"
        height="9"
        rx="2"
        fill="var(--gold-88)"
      />
    ))}
    <path
      d="M58 240 L70 150 L78 112 L86 150 L98 240Z M318 240 L330 140 L339 96 L348 140 L360 240Z"
      fill="var(--umber-16)"
    />
    <g fill="var(--accent-light)">
      {EMBERS.map(({ number, x, y, size }) => (
        <circle
          key={number}
          className={styles.ember}
          cx={x}
          cy={y}
          r={size}
          style={{ animationDelay: `${-number * 0.6}s` }}
        />
      ))}
    </g>
  </svg>
);
