import { use, useCallback } from 'react';
import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useLoaded } from '../connection/use-loaded.ts';
import type { WebGame } from '../game/web-game.ts';
import { Failure } from '../kit/failure.tsx';
import { partOf } from '../kit/part.ts';
import controls from '../theme/controls.module.css';
import { Ask } from './ask.tsx';
import { type Source, sourceHere } from './source.ts';
import { Starts } from './starts.tsx';
import styles from './what-if.module.css';
import { say } from './words.ts';

type Found = { readonly source: Source | undefined };

type BodyProps = { readonly web: WebGame; readonly whatIf: NonNullable<WebGame['whatIf']> };

const Body = ({ web, whatIf }: BodyProps) => {
  const game = use(partOf(whatIf));
  const load = useCallback(
    async (): Promise<Found> => ({ source: await sourceHere(async () => await web.sandbox?.()) }),
    [web],
  );
  const { loaded, failure } = useLoaded(load);
  if (failure !== undefined)
    return (
      <>
        <Failure text={failure} className={styles.failure} />
        <Starts web={web} game={game} />
      </>
    );
  if (loaded === undefined) return <p role="status">{say('loading')}</p>;
  return loaded.source === undefined ? (
    <Starts web={web} game={game} />
  ) : (
    <Ask game={game} source={loaded.source} />
  );
};

/** Bots play a position many times. */
const WhatIfPage = ({ game: web }: { readonly game: WebGame }) => {
  const search = useSearch();
  const hash = useLocationProperty(() => location.hash);
  const { whatIf } = web;
  return (
    <main className={styles.page}>
      <header>
        <p className={controls.label}>{web.title}</p>
        <h1 className={styles.title}>{say('shelf.whatIf')}</h1>
        <p className={styles.lead}>{say('whatIf.lead')}</p>
      </header>
      {whatIf !== undefined && <Body key={`${search} ${hash}`} web={web} whatIf={whatIf} />}
    </main>
  );
};

export default WhatIfPage;
