import { memo } from 'react';
import styles from './campfire.module.css';

const EMBERS = [
  [148, 150, 0],
  [178, 132, 1.1],
  [160, 118, 2.3],
  [190, 152, 0.6],
  [140, 128, 1.7],
  [171, 108, 2.9],
] as const;

/** A fire of coloured glass: three tongues, logs, stones and rising embers. */
export const Campfire = memo(() => (
  <svg className={styles.fire} viewBox="0 0 330 260" aria-hidden="true">
    <defs>
      <radialGradient id="fire-glow" cx="0.5" cy="0.62" r="0.5">
        <stop offset="0" stopColor="var(--bronze-84)" stopOpacity="0.75" />
        <stop offset="0.45" stopColor="var(--ember-70)" stopOpacity="0.26" />
        <stop offset="1" stopColor="var(--ember-70)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="fire-outer" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--ember-70)" />
        <stop offset="1" stopColor="var(--red-50)" />
      </linearGradient>
      <linearGradient id="fire-middle" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--bronze-84)" />
        <stop offset="1" stopColor="var(--ember-70)" />
      </linearGradient>
      <linearGradient id="fire-inner" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--gold-94)" />
        <stop offset="1" stopColor="var(--bronze-84)" />
      </linearGradient>
    </defs>
    <ellipse cx="165" cy="168" rx="165" ry="110" fill="url(#fire-glow)" />
    <ellipse cx="165" cy="226" rx="112" ry="18" fill="var(--parchment-15)" />
    <g stroke="var(--gold)" strokeOpacity="0.35" strokeWidth="1.4">
      <path
        className={styles.outer}
        fill="url(#fire-outer)"
        d="M165 34 C190 78 226 104 222 158 C219 196 196 222 165 222 C132 222 108 198 108 160 C108 126 128 118 134 88 C146 100 150 108 151 122 C164 100 168 70 165 34Z"
      />
      <path
        className={styles.middle}
        fill="url(#fire-middle)"
        d="M168 92 C184 120 204 136 200 170 C197 198 184 216 163 216 C142 216 128 198 129 174 C130 154 142 146 147 128 C155 136 157 142 158 150 C166 134 170 114 168 92Z"
      />
      <path
        className={styles.inner}
        fill="url(#fire-inner)"
        d="M164 142 C174 158 184 168 182 186 C180 204 174 212 163 212 C152 212 145 203 146 190 C147 176 158 168 164 142Z"
      />
    </g>
    <g stroke="var(--gold)" strokeOpacity="0.3">
      <path d="M92 214 L226 238 L230 226 L98 200Z" fill="var(--ember-31)" />
      <path d="M238 214 L104 238 L100 226 L232 200Z" fill="var(--ember-37)" />
    </g>
    {[70, 104, 214, 246].map((x, at) => (
      <ellipse
        key={x}
        cx={x + 8}
        cy={234 + (at % 2) * 6}
        rx="20"
        ry="11"
        fill="var(--slate-32)"
        stroke="var(--slate-48)"
      />
    ))}
    {EMBERS.map(([x, y, delay]) => (
      <circle
        key={x}
        className={styles.ember}
        cx={x}
        cy={y}
        r="2.2"
        fill="var(--gold-88)"
        style={{ animationDelay: `${-delay}s` }}
      />
    ))}
  </svg>
));
