import { memo } from 'react';
import styles from './backdrop.module.css';

/** A tall window of coloured glass. */
const Window = ({
  x,
  width,
  top,
  tone,
}: {
  x: number;
  width: number;
  top: number;
  tone: 'warm' | 'cool';
}) => {
  const right = x + width;
  const middle = x + width / 2;
  const shape = `M${x} 520 V${top + width * 0.7} Q${x} ${top} ${middle} ${top - width * 0.28} Q${right} ${top} ${right} ${top + width * 0.7} V520Z`;
  return (
    <g>
      <path d={shape} fill={`url(#glass-${tone})`} />
      <g stroke="var(--surface)" strokeWidth="5" fill="none">
        <path
          d={`M${middle} ${top - width * 0.28} V520 M${x} ${top + 120} H${right} M${x} ${top + 240} H${right}`}
        />
        <path
          d={`M${x} ${top + 120} L${middle} ${top + 30} L${right} ${top + 120} M${x} ${top + 240} L${middle} ${top + 150} L${right} ${top + 240}`}
        />
        <circle cx={middle} cy={top + 60} r={width * 0.2} />
      </g>
      <path d={shape} fill="none" stroke="var(--slate-32)" strokeWidth="7" />
      <path d={shape} fill="none" stroke="var(--gold)" strokeOpacity="0.34" strokeWidth="1.5" />
    </g>
  );
};

const Pillar = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="-20" width="64" height="560" fill="url(#stone)" />
    <rect x={x - 12} y="500" width="88" height="46" fill="url(#stone)" />
    <rect x={x - 10} y="52" width="84" height="22" fill="url(#stone)" />
    <path d={`M${x + 58} -20 V540`} stroke="var(--gold)" strokeOpacity="0.16" />
  </g>
);

/** The hall behind the fight: glass windows, pillars and a floor that catches their light. */
export const Backdrop = memo(() => (
  <svg
    className={styles.backdrop}
    viewBox="0 0 1400 700"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="glass-warm" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--accent-light)" stopOpacity="0.7" />
        <stop offset="0.5" stopColor="var(--red-51)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--red-25)" stopOpacity="0.2" />
      </linearGradient>
      <linearGradient id="glass-cool" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--teal-86)" stopOpacity="0.55" />
        <stop offset="0.5" stopColor="var(--teal-55)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--teal-34)" stopOpacity="0.2" />
      </linearGradient>
      <linearGradient id="stone" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="var(--surface)" />
        <stop offset="0.6" stopColor="var(--teal-28)" />
        <stop offset="1" stopColor="var(--slate-21)" />
      </linearGradient>
      <linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--teal-28)" />
        <stop offset="1" stopColor="var(--surface)" />
      </linearGradient>
      <radialGradient id="pool-warm" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.34" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="pool-cool" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="var(--second)" stopOpacity="0.26" />
        <stop offset="1" stopColor="var(--second)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="hall-shade" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--slate-13)" stopOpacity="0.75" />
        <stop offset="0.45" stopColor="var(--slate-13)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--slate-13)" stopOpacity="0.55" />
      </linearGradient>
    </defs>
    <rect width="1400" height="540" fill="var(--surface)" />
    <Window x={120} width={170} top={150} tone="cool" />
    <Window x={430} width={170} top={110} tone="cool" />
    <Window x={800} width={170} top={110} tone="warm" />
    <Window x={1110} width={170} top={150} tone="warm" />
    {[20, 328, 668, 1006, 1316].map((x) => (
      <Pillar key={x} x={x} />
    ))}
    <rect y="530" width="1400" height="170" fill="url(#floor)" />
    <g stroke="var(--gold)" strokeOpacity="0.08">
      {[-700, -420, -200, 0, 200, 420, 700].map((slant) => (
        <path key={slant} d={`M${700 + slant * 0.55} 530 L${700 + slant * 1.6} 700`} />
      ))}
      <path d="M0 560H1400M0 604H1400M0 660H1400" />
    </g>
    <path d="M0 530H1400" stroke="var(--gold)" strokeOpacity="0.3" />
    <ellipse cx="360" cy="612" rx="380" ry="80" fill="url(#pool-cool)" />
    <ellipse cx="1030" cy="612" rx="400" ry="80" fill="url(#pool-warm)" />
    <rect width="1400" height="700" fill="url(#hall-shade)" />
  </svg>
));
