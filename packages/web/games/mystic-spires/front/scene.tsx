import styles from '../../../theme/door-scene.module.css';

/** A crystal with a lit and a shaded face. */
const Crystal = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <g>
    <path
      d={`M${x} ${y - height} L${x + width} ${y - height * 0.3} L${x + width * 0.5} ${y} H${x}Z`}
      fill="url(#duel-shade)"
    />
    <path
      d={`M${x} ${y - height} L${x - width} ${y - height * 0.3} L${x - width * 0.5} ${y} H${x}Z`}
      fill="url(#duel-lit)"
    />
  </g>
);

const LINKS = [0, 1, 2, 3, 4];

/** Two crystal towers facing each other, with a Cascade between them. */
export const Scene = () => (
  <svg className={styles.scene} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="duel-sky" cx="0.5" cy="0.45" r="0.85">
        <stop offset="0" stopColor="var(--violet-56)" />
        <stop offset="0.4" stopColor="var(--violet-34)" />
        <stop offset="1" stopColor="var(--surface)" />
      </radialGradient>
      <linearGradient id="duel-lit" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--teal-97)" />
        <stop offset="0.4" stopColor="var(--violet-70)" />
        <stop offset="1" stopColor="var(--violet-38)" />
      </linearGradient>
      <linearGradient id="duel-shade" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--sky-89)" />
        <stop offset="0.5" stopColor="var(--violet-49)" />
        <stop offset="1" stopColor="var(--violet-26)" />
      </linearGradient>
    </defs>
    <rect width="400" height="240" fill="url(#duel-sky)" />
    {[40, 96, 150, 214, 262, 330, 372].map((x, number) => (
      <circle
        key={x}
        className={styles.light}
        cx={x}
        cy={20 + ((number * 37) % 70)}
        r={1.2}
        fill="var(--white)"
        style={{ animationDelay: `${-number * 0.7}s` }}
      />
    ))}
    <path d="M0 214 L70 188 L140 206 L200 196 L262 208 L334 186 L400 212 V240 H0Z" fill="var(--violet-18)" />
    <Crystal x={82} y={222} width={34} height={176} />
    <Crystal x={48} y={226} width={18} height={96} />
    <Crystal x={118} y={226} width={15} height={70} />
    <Crystal x={318} y={222} width={34} height={176} />
    <Crystal x={354} y={226} width={18} height={96} />
    <Crystal x={284} y={226} width={15} height={70} />
    <path d="M112 96 Q200 20 288 96" fill="none" stroke="var(--sky-91)" strokeOpacity="0.5" strokeWidth="2" />
    {LINKS.map((link) => {
      const share = (link + 0.5) / LINKS.length;
      const x = 112 + 176 * share;
      const y = 96 - 38 * 4 * share * (1 - share);
      return (
        <path
          key={link}
          className={styles.light}
          d={`M${x} ${y - 11} L${x + 8} ${y} L${x} ${y + 11} L${x - 8} ${y}Z`}
          fill="var(--teal-97)"
          style={{ animationDelay: `${-link * 0.8}s` }}
        />
      );
    })}
  </svg>
);
