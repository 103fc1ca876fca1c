import { Place } from '../../../../pictures/place.tsx';
import { EndScene, useBreaking } from '../../../../table/stage/end-scene.tsx';
import { placeInfo, type StygianSocietyView } from '../../pieces/content.ts';
import { Figure, heroId, stands } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';

const WizardFalls = ({ view }: { readonly view: StygianSocietyView }) => {
  const state = useBreaking();
  const { id, name } = placeInfo(view.place);
  return (
    <EndScene
      words={say('scene.wizard', { place: name })}
      result="victory"
      place={<Place game="stygian-society" name="wizard" fixed />}
    >
      {stands(id) && <Figure id={id} state={state} />}
    </EndScene>
  );
};

const SocietyLost = ({ view: { heroes, result } }: { readonly view: StygianSocietyView }) => {
  const state = useBreaking();
  return (
    <EndScene
      words={say(result === 'peril' ? 'scene.peril' : 'scene.wounds')}
      result="defeat"
      place={<Place game="stygian-society" name="tower" dim="deep" fixed />}
    >
      {heroes.map(({ hero }) => (
        <Figure key={hero} id={heroId(hero)} state={state} />
      ))}
    </EndScene>
  );
};

/** The end of the climb: the wizard shatters, or the heroes do. */
export const EndOfTower = ({ view }: { readonly view: StygianSocietyView }) =>
  view.result === 'wizard' ? <WizardFalls view={view} /> : <SocietyLost view={view} />;
