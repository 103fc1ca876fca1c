import styles from '../../../theme/door-scene.module.css';

const CUBES = [
  ['var(--red-62)', 186, 44],
  ['var(--blue-63)', 206, 70],
  ['var(--gold-82)', 194, 96],
  ['var(--parchment-97)', 214, 26],
  ['var(--violet-55)', 202, 122],
  ['var(--green-65)', 184, 140],
] as const;

/** A cube with three lit faces. */
const Cube = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 -7 L7 -3.5 V4.5 L0 8 L-7 4.5 V-3.5Z" fill={colour} />
    <path d="M0 -7 L7 -3.5 L0 0 L-7 -3.5Z" fill="var(--white)" opacity="0.35" />
    <path d="M0 0 L7 -3.5 V4.5 L0 8Z" fill="var(--black)" opacity="0.3" />
  </g>
);

/** A wizard's tower by candlelight, with cubes falling through it. */
export const Scene = () => (
  <svg className={styles.scene} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="society-night" cx="0.5" cy="0.75" r="0.9">
        <stop offset="0" stopColor="var(--moss-49)" />
        <stop offset="0.4" stopColor="var(--green-28)" />
        <stop offset="1" stopColor="var(--surface)" />
      </radialGradient>
      <linearGradient id="society-brass" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="var(--bronze-34)" />
        <stop offset="0.45" stopColor="var(--gold-78)" />
        <stop offset="1" stopColor="var(--gold-30)" />
      </linearGradient>
      <radialGradient id="society-candle">
        <stop offset="0" stopColor="var(--gold-92)" />
        <stop offset="0.3" stopColor="var(--bronze-84)" stopOpacity="0.7" />
        <stop offset="1" stopColor="var(--bronze-84)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="400" height="240" fill="url(#society-night)" />
    <path d="M0 214 Q100 190 200 208 T400 200 V240 H0Z" fill="var(--surface)" />
    <path d="M150 232 V66 L142 58 H258 L250 66 V232Z" fill="var(--slate-23)" />
    <path d="M150 232 V66 H158 V232Z M242 232 V66 H250 V232Z" fill="url(#society-brass)" />
    <path d="M136 60 L148 40 H252 L264 60Z" fill="url(#society-brass)" />
    <path
      d="M158 84 L206 98 V103 L158 89Z M242 112 L194 126 V131 L242 117Z M158 146 L206 160 V165 L158 151Z"
      fill="url(#society-brass)"
    />
    <path d="M132 232 H268 L258 216 H142Z" fill="url(#society-brass)" />
    {CUBES.map(([colour, x, y], number) => (
      <g key={colour} className={styles.fall} style={{ animationDelay: `${-number * 0.9}s` }}>
        <Cube x={x} y={y} colour={colour} />
      </g>
    ))}
    {[
      [74, 176],
      [104, 196],
      [312, 182],
      [338, 200],
    ].map(([x = 0, y = 0], number) => (
      <g key={x}>
        <circle
          className={styles.light}
          cx={x}
          cy={y - 8}
          r="30"
          fill="url(#society-candle)"
          style={{ animationDelay: `${-number * 1.1}s` }}
        />
        <rect x={x - 4} y={y} width="8" height={232 - y} rx="2" fill="var(--parchment-90)" opacity="0.85" />
        <path d={`M${x} ${y - 14} q5 8 0 13 q-5 -5 0 -13Z`} fill="var(--gold-91)" />
      </g>
    ))}
  </svg>
);
