import { use } from 'react';
import { Link, useLocation } from 'wouter';
import type { Draft } from '../game/sandbox.ts';
import type { WebGame } from '../game/web-game.ts';
import type { OwnQuestion, WhatIfGame } from '../game/what-if.ts';
import { Button } from '../kit/button.tsx';
import { pack } from '../kit/packing.ts';
import { partOf } from '../kit/part.ts';
import controls from '../theme/controls.module.css';
import styles from './what-if.module.css';
import { say } from './words.ts';

const Examples = ({
  load,
  onAsk,
}: {
  readonly load: NonNullable<WebGame['sandbox']>;
  readonly onAsk: (draft: Draft) => void;
}) => (
  <ul className={styles.examples}>
    {use(partOf(load)).examples.map(({ name, position }) => (
      <li key={name}>
        <Button onClick={() => onAsk({ title: name, position })}>{name}</Button>
      </li>
    ))}
  </ul>
);

/** Where to begin, if the address names no position. */
export const Starts = ({ web, game }: { readonly web: WebGame; readonly game: WhatIfGame }) => {
  const [, go] = useLocation();
  const ask = (question: Draft | OwnQuestion): void => {
    void pack(question).then((letters) => go(`/what-if/${web.id}#${letters}`));
  };
  return (
    <div className={styles.starts}>
      <section className={styles.ask}>
        <h2>{say('whatIf.choose')}</h2>
        <p className={styles.note}>{say('whatIf.chooseAbout')}</p>
        {web.sandbox !== undefined && (
          <>
            <Examples load={web.sandbox} onAsk={ask} />
            <p>
              <Link href={`/sandbox/${web.id}`} className={controls.button}>
                {say('whatIf.build')}
              </Link>
            </p>
          </>
        )}
      </section>
      {game.Own !== undefined && <game.Own onAsk={ask} />}
    </div>
  );
};
