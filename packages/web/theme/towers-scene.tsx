import styles from './towers-scene.module.css';

/** One tower: a tapering shaft with ledges, a pointed roof and lit windows. */
const Tower = ({
  x,
  base,
  top,
  width,
  tone,
}: {
  x: number;
  base: number;
  top: number;
  width: number;
  tone: string;
}) => {
  const height = base - top;
  const at = (share: number): number => base - height * share;
  const half = (share: number): number => (width / 2) * (1 - share * 0.55);
  const ledges = [0.22, 0.46, 0.68];
  return (
    <g>
      <path
        d={`M${x - half(0)} ${base} L${x - half(0.78)} ${at(0.78)} L${x} ${top} L${x + half(0.78)} ${at(0.78)} L${x + half(0)} ${base}Z`}
        fill={tone}
      />
      {ledges.map((share) => (
        <path
          key={share}
          d={`M${x - half(share) - 9} ${at(share)} h${half(share) * 2 + 18} l-6 12 h${-(half(share) * 2 + 6)}Z`}
          fill={tone}
        />
      ))}
      {ledges.flatMap((share) =>
        [-0.4, 0.1, 0.55].map((side) => (
          <rect
            key={`${share}${side}`}
            className={styles.window}
            style={{ animationDelay: `${(share * 7 + side * 5 + x) % 5}s` }}
            x={x + half(share) * side}
            y={at(share + 0.11)}
            width={width * 0.05}
            height={width * 0.13}
            rx={width * 0.025}
          />
        )),
      )}
    </g>
  );
};

const EMBERS = Array.from({ length: 26 }, (_, number) => ({
  number,
  x: 700 + ((number * 167) % 860),
  y: 420 + ((number * 97) % 460),
  size: 1.4 + ((number * 13) % 5) * 0.55,
  delay: (number * 0.61) % 7,
}));

/** The mood of the front page: three towers over a burning valley. */
export const TowersScene = () => (
  <svg
    className={styles.scene}
    viewBox="0 0 1600 900"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id="scene-fire" cx="0.72" cy="1" r="0.75">
        <stop offset="0" stopColor="var(--accent)" />
        <stop offset="0.22" stopColor="var(--red-51)" />
        <stop offset="0.5" stopColor="var(--red-25)" />
        <stop offset="1" stopColor="var(--surface)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="scene-moon" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="var(--teal-97)" stopOpacity="0.9" />
        <stop offset="0.18" stopColor="var(--teal-86)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--teal-37)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="scene-near" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--surface-raised)" />
        <stop offset="1" stopColor="var(--slate-13)" />
      </linearGradient>
      <linearGradient id="scene-main" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="var(--surface)" />
        <stop offset="0.55" stopColor="var(--teal-28)" />
        <stop offset="1" stopColor="var(--ember-39)" />
      </linearGradient>
      <linearGradient id="scene-veil" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="var(--surface)" stopOpacity="0.96" />
        <stop offset="0.42" stopColor="var(--surface)" stopOpacity="0.62" />
        <stop offset="0.75" stopColor="var(--surface)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect width="1600" height="900" fill="var(--surface)" />
    <rect width="1600" height="900" fill="url(#scene-fire)" />
    <g className={styles.moon}>
      <circle cx="1385" cy="140" r="330" fill="url(#scene-moon)" />
      <circle cx="1385" cy="140" r="52" fill="var(--teal-97)" opacity="0.92" />
    </g>
    <path
      d="M0 760 L210 600 L330 690 L520 540 L690 680 L860 590 L1010 700 L1200 560 L1380 690 L1600 570 V900 H0Z"
      fill="var(--slate-23)"
      opacity="0.75"
    />
    <Tower x={905} base={860} top={330} width={130} tone="var(--teal-28)" />
    <Tower x={1465} base={880} top={270} width={150} tone="var(--umber-27)" />
    <Tower x={1185} base={900} top={60} width={250} tone="url(#scene-main)" />
    <path
      d="M0 830 L160 770 L380 830 L620 760 L840 820 L1060 770 L1300 830 L1600 750 V900 H0Z"
      fill="url(#scene-near)"
    />
    <g fill="var(--accent-light)">
      {EMBERS.map(({ number, x, y, size, delay }) => (
        <circle
          key={number}
          className={styles.ember}
          cx={x}
          cy={y}
          r={size}
          style={{ animationDelay: `${-delay}s` }}
        />
      ))}
    </g>
    <rect width="1600" height="900" fill="url(#scene-veil)" />
  </svg>
);
