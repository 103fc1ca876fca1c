import { Place } from '../../../../pictures/place.tsx';
import { EndScene, useBreaking } from '../../../../table/stage/end-scene.tsx';
import { profileOf } from '../../pieces/characters.ts';
import type { SlayTheSpireView } from '../../pieces/content.ts';
import { Figure } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';

const HEART = 'Corrupt Heart';

/** The strongest enemy of the last combat. */
const lastEnemy = ({ enemies }: SlayTheSpireView): string | undefined =>
  [...enemies].sort((a, b) => b.maxHp - a.maxHp)[0]?.name;

const Victory = ({ view }: { readonly view: SlayTheSpireView }) => {
  const state = useBreaking();
  const name = lastEnemy(view);
  const act = view.run?.act ?? 1;
  const words =
    name === undefined
      ? say('scene.won')
      : name === HEART
        ? say('scene.heart')
        : say('scene.beaten', { name });
  return (
    <EndScene
      words={words}
      result="victory"
      place={
        <Place game="slay-the-spire" name={name === HEART ? 'heart' : `boss-${Math.min(act, 3)}`} fixed />
      }
    >
      {name !== undefined && <Figure name={name} mood="none" state={state} />}
    </EndScene>
  );
};

const Defeat = ({ view: { players, run } }: { readonly view: SlayTheSpireView }) => {
  const state = useBreaking();
  const fallen = players.find(({ hp }) => hp === 0);
  return (
    <EndScene
      words={fallen === undefined ? say('scene.over') : say('scene.fallen', { name: fallen.character })}
      result="defeat"
      place={<Place game="slay-the-spire" name={`act-${run?.act ?? 1}`} dim="deep" fixed />}
    >
      {players.map(({ seat, character, hp }) => (
        <Figure
          key={seat}
          name={character}
          mood={profileOf(character)?.mood ?? 'none'}
          state={hp === 0 ? state : 'still'}
        />
      ))}
    </EndScene>
  );
};

/** The end of the climb: the last enemy shatters, or a character does. */
export const EndOfClimb = ({ view }: { readonly view: SlayTheSpireView }) =>
  view.result === 'victory' ? <Victory view={view} /> : <Defeat view={view} />;
