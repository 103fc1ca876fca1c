import type { ReactNode } from 'react';
import { Place } from '../../../pictures/place.tsx';
import { EndingFacts, EndingPanel } from '../../../table/ending/ending-panel.tsx';
import controls from '../../../theme/controls.module.css';
import { TowersScene } from '../../../theme/towers-scene.tsx';
import { SYMBOLS } from '../pictures/symbols.ts';
import { profileOf } from '../pieces/characters.ts';
import { Figure } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import styles from './ending.module.css';

const Heart = SYMBOLS.hp;

export type Hero = {
  readonly seat: number;
  readonly character: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly gold: number;
  readonly cards: number;
};

type HeroPanelProps = {
  readonly won: boolean;
  readonly story: string;
  readonly heroes: readonly Hero[];
  readonly facts: readonly { readonly name: string; readonly value: string | number }[];
  /** What can be done now. */
  readonly children: ReactNode;
};

/** How the run ended, with its party. */
export const HeroPanel = ({ won, story, heroes, facts, children }: HeroPanelProps) => (
  <>
    <Place game="slay-the-spire" name={won ? 'title' : 'act-4'} fallback={<TowersScene />} fixed />
    <EndingPanel
      sign={<p className={controls.label}>{say('title')}</p>}
      title={say(won ? 'victory' : 'defeat')}
      story={story}
      ways={children}
    >
      <ul className={styles.heroes}>
        {heroes.map(({ seat, character, hp, maxHp, gold, cards }) => (
          <li key={seat} className={styles.hero} data-fallen={hp === 0 || undefined}>
            <Figure
              name={character}
              mood={profileOf(character)?.mood ?? 'none'}
              state={hp === 0 ? 'fallen' : 'breathing'}
            />
            <strong>{character}</strong>
            <span className={styles.hp}>
              {Heart && <Heart aria-hidden="true" />}
              {say('hpOf', { hp, maxHp })}
            </span>
            <span>{say('summary.player', { gold, cards })}</span>
          </li>
        ))}
      </ul>
      <EndingFacts facts={facts} />
    </EndingPanel>
  </>
);
