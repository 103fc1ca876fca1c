import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import type { Action } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { roomName } from '../../board/room-names.ts';
import { profileOf } from '../../pieces/characters.ts';
import { enemyInfo } from '../../pieces/content.ts';
import { heroesOf } from '../../pieces/heroes.ts';
import { say } from '../../words/say.ts';
import { ActMap } from './act-map.tsx';
import type { Run } from './map-layout.ts';
import { MapLegend } from './map-legend.tsx';
import styles from './map-place.module.css';
import { roomIcon } from './room-kinds.ts';

/** The characters that vote for a space. */
const votesOn = ({ view: { players } }: Board, { votes, reachable }: Run, space: number): readonly string[] =>
  players.flatMap(({ seat, character }) => (reachable[votes[seat] ?? -1] === space ? [character] : []));

const isVote = ({ does }: Action): boolean => does === 'vote';

/** The ways on as a list, from left to right: the same as the highlighted rooms. */
const WaysOn = ({ run }: { readonly run: Run }) => {
  const board = useBoard();
  return (
    <ul className={styles.ways}>
      {board.actions.filter(isVote).map((action) => {
        const space = run.reachable[action.place ?? -1] ?? -1;
        const room = run.map[space]?.room ?? '';
        const Icon = roomIcon(room);
        const votes = votesOn(board, run, space);
        return (
          <li key={space}>
            <MoveButton
              className={styles.way}
              data-only={run.reachable.length === 1 || undefined}
              data-voted={votes.length > 0 || undefined}
              data-action="way"
              action={action}
              perform={board.perform}
            >
              {Icon && <Icon className={styles.wayIcon} aria-hidden="true" />}
              <span>{room === 'boss' ? enemyInfo(run.boss).name : roomName(room)}</span>
              {votes.map((character) => {
                const profile = profileOf(character);
                return (
                  profile && (
                    <profile.Icon
                      key={character}
                      className={styles.voter}
                      data-mood={profile.mood}
                      aria-label={character}
                      role="img"
                    />
                  )
                );
              })}
            </MoveButton>
          </li>
        );
      })}
    </ul>
  );
};

/** The way up: the spire in the middle, the legend next to it, and the spaces you can go to. */
export const MapPlace = () => {
  const board = useBoard();
  const [whole, setWhole] = useState(false);
  const { run } = board.view;
  if (run === undefined) return null;
  const choices = new Map(
    board.actions
      .filter(isVote)
      .map((action) => [run.reachable[action.place ?? -1] ?? -1, () => board.perform(action)]),
  );
  return (
    <div className={styles.place} data-act={run.act} data-whole={whole || undefined}>
      <aside className={styles.side}>
        <h1 className={styles.title}>{say('map.act', { act: say(`act.${run.act as 1 | 2 | 3 | 4}`) })}</h1>
        <p className={styles.story}>{say(`map.story.${run.act as 1 | 2 | 3 | 4}`)}</p>
        {run.boss >= 0 && (
          <p className={styles.boss}>{say('map.boss', { boss: enemyInfo(run.boss).name })}</p>
        )}
        <MapLegend />
      </aside>
      <div className={styles.spire}>
        <ActMap
          run={run}
          heroes={heroesOf(board.view)}
          choices={choices}
          votesFor={(space) => votesOn(board, run, space)}
        />
      </div>
      <aside className={styles.side} data-ways>
        <h2 className={styles.heading}>{say('map.ways')}</h2>
        <WaysOn run={run} />
        <Button look="quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {say(whole ? 'map.closer' : 'map.whole')}
        </Button>
      </aside>
    </div>
  );
};
