import { useMemo } from 'react';
import type { LogVoice } from '../../../game/log-voice.ts';
import { Place } from '../../../pictures/place.tsx';
import { type Stage, stageOf, stageProps } from '../../../pictures/stage-lights.ts';
import { useKeptFocus } from '../../../table/decision/use-kept-focus.ts';
import { LogPanel } from '../../../table/dialogs/log-panel.tsx';
import { PlayedCards } from '../../../table/stage/float-layer.tsx';
import { useBoard } from '../board/board-context.ts';
import { useKeys } from '../board/use-keys.ts';
import { useSendWild } from '../board/wild-cubes.ts';
import { CardFace } from '../pieces/card.tsx';
import { foeInfo, placeInfo, type StygianSocietyView } from '../pieces/content.ts';
import { figureId } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import { StygianSocietyBar } from './bar.tsx';
import styles from './board.module.css';
import { Dock } from './choices/dock.tsx';
import { LackNotice } from './choices/lack-notice.tsx';
import { TurnSteps } from './choices/turn-steps.tsx';
import { Flights } from './figures/flights.tsx';
import { HeroMat } from './figures/hero-mat.tsx';
import { PartyShelf } from './figures/party-shelf.tsx';
import { Ranks } from './figures/ranks.tsx';
import { Threats } from './figures/threats.tsx';
import { ChestPlace } from './places/chest-place.tsx';
import { LevelPlace } from './places/level-place.tsx';
import { RoomPanel } from './places/room-panel.tsx';
import { TowerPlace } from './places/tower-place.tsx';
import { GiftPlace, TradePlace } from './places/trade-place.tsx';
import { VotePlace } from './places/vote-place.tsx';
import { voiceOf } from './retelling/voice.ts';
import { Tracks } from './tracks.tsx';
import { useScrollToTarget } from './use-scroll-to-target.ts';

/** From this floor on the party is in the upper tower. */
const UPPER_FLOOR = 3;

/** The hall behind the board: that of the lower tower, the upper tower, or a boss. */
const hallOf = ({ place, floor }: StygianSocietyView): string => {
  const kind = place < 0 ? 'room' : placeInfo(place).kind;
  if (kind === 'room') return floor >= UPPER_FLOOR ? 'tower-upper' : 'tower';
  return kind === 'wizard' ? 'wizard' : 'mid-boss';
};

/** The stage of the boss on this floor: mid-bosses and wizards have no colour of cubes. */
const bossStage = ({ figures, place }: StygianSocietyView): Stage | undefined => {
  for (const { enemy, health, wounds } of figures) {
    const { id, colour } = foeInfo(enemy, place);
    if (colour === undefined)
      return stageOf('stygian-society', { id: figureId(id), hp: health - wounds, maxHp: health });
  }
  return undefined;
};

const TIPS = (['tip.turn', 'tip.cubes', 'tip.crypt'] as const).map((tip) => say(tip));

const Shown = ({ face }: { readonly face: number }) => <CardFace card={face} />;

/** The enemies, next to the tower. */
const Fight = () => (
  <>
    <RoomPanel />
    <TowerPlace />
    <div className={styles.foes}>
      <Ranks />
      <Threats />
    </div>
  </>
);

/** Where the party is: at the tower, or at a place outside the fight. */
const usePlace = () => {
  const { view } = useBoard();
  switch (view.question?.kind) {
    case 'start':
    case 'afflict':
    case 'holder':
      return <VotePlace kind={view.question.kind} />;
    case 'skill':
      return <LevelPlace />;
    case 'chest':
      return <ChestPlace />;
    case 'trade':
      return <TradePlace />;
    case 'accept':
      return <GiftPlace />;
    default:
      // A chest's effects are told in front of it, not in front of an empty floor.
      return view.question === undefined && view.phase === 'treasures' ? <ChestPlace /> : undefined;
  }
};

/** Stays the same object while the same people sit there. */
export const useVoice = (): LogVoice => {
  const { picture } = useBoard();
  const people = JSON.stringify(picture.seats.map(({ name }) => name));
  return useMemo(() => voiceOf(JSON.parse(people) as string[]) as LogVoice, [people]);
};

/** The whole board, with the heroes in front. */
export const Board = () => {
  const board = useBoard();
  const { view } = board;
  const voice = useVoice();
  useKeys(board);
  useSendWild(board);
  useKeptFocus(board.picture.seq);
  useScrollToTarget(board.source);
  const place = usePlace();
  const stage = bossStage(view);
  return (
    <div className={styles.table}>
      <StygianSocietyBar />
      <main className={styles.board} {...stageProps(stage)}>
        <Place game="stygian-society" name={hallOf(view)} dim="deep" light={stage?.light} />
        <Tracks />
        <div className={styles.middle} data-beside={place === undefined ? undefined : true}>
          {place ?? <Fight />}
        </div>
        <div className={styles.turn}>
          <LackNotice />
          <TurnSteps />
          {view.question?.kind !== 'accept' && <Dock />}
        </div>
        <div className={styles.party}>
          {view.heroes.map((hero, at) => (
            <HeroMat key={hero.hero} hero={hero} place={at} />
          ))}
          <PartyShelf />
        </div>
        <PlayedCards Card={Shown} />
        <Flights />
      </main>
      <LogPanel voice={voice} names={board.names} tips={TIPS} />
    </div>
  );
};
