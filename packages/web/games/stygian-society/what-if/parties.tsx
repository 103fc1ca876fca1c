import { HEROES } from '@three-spires/stygian-society/info';
import { useState } from 'react';
import type { OwnProps } from '../../../game/what-if.ts';
import { Button } from '../../../kit/button.tsx';
import { Check, Checks, Steps } from '../../../set-up/choices.tsx';
import frame from '../../../what-if/what-if.module.css';
import { say } from './words.ts';

/** How many heroes a party of this size has (STY-25.1). */
const HEROES_OF = { 1: 3, 2: 4, 3: 3, 4: 4 } as const;
type Players = keyof typeof HEROES_OF;
const PLAYERS = [1, 2, 3, 4] as const;

type Party = readonly string[];
type PartyFieldProps = {
  readonly letter: string;
  readonly party: Party;
  readonly wanted: number;
  readonly onChange: (party: Party) => void;
};

const PartyField = ({ letter, party, wanted, onChange }: PartyFieldProps) => (
  <fieldset className={frame.choices}>
    <legend>{say('whatIf.partyOf', { letter })}</legend>
    <Checks>
      {HEROES.map((hero) => (
        <Check
          key={hero}
          name={hero}
          checked={party.includes(hero)}
          onChange={(isIn) => onChange(isIn ? [...party, hero] : party.filter((each) => each !== hero))}
        />
      ))}
    </Checks>
    {party.length !== wanted && <p className={frame.note}>{say('whatIf.needHeroes', { count: wanted })}</p>}
  </fieldset>
);

/** A party from the first floor on, or two to compare. */
export const Parties = ({ onAsk }: OwnProps) => {
  const [players, setPlayers] = useState<Players>(1);
  const [parties, setParties] = useState<readonly [Party, Party]>([HEROES.slice(0, 3), HEROES.slice(1)]);
  const [isTwo, setTwo] = useState(false);
  const wanted = HEROES_OF[players];
  const asked = isTwo ? parties : parties.slice(0, 1);
  const title = asked.map((party) => party.join(', '));
  return (
    <section className={frame.ask} aria-labelledby="parties" data-parties>
      <h2 id="parties">{say('whatIf.party')}</h2>
      <p className={frame.note}>{say('whatIf.partyAbout')}</p>
      <div className={frame.field}>
        <span>{say('whatIf.players')}</span>
        <Steps
          name="players"
          label={say('whatIf.players')}
          values={PLAYERS}
          chosen={players}
          nameOf={(each) => say('whatIf.playersCount', { players: each, heroes: HEROES_OF[each] })}
          onChoose={(each) => {
            setPlayers(each);
            const count = HEROES_OF[each];
            setParties([HEROES.slice(0, count), HEROES.slice(HEROES.length - count)]);
          }}
        />
      </div>
      <PartyField
        letter="A"
        party={parties[0]}
        wanted={wanted}
        onChange={(party) => setParties([party, parties[1]])}
      />
      <Checks>
        <Check name={say('whatIf.second')} checked={isTwo} onChange={setTwo} />
      </Checks>
      {isTwo && (
        <PartyField
          letter="B"
          party={parties[1]}
          wanted={wanted}
          onChange={(party) => setParties([parties[0], party])}
        />
      )}
      <p>
        <Button
          look="primary"
          data-action="ask-party"
          disabled={asked.some((party) => party.length !== wanted)}
          onClick={() =>
            onAsk({
              title: isTwo
                ? say('whatIf.versus', { one: title[0] ?? '', other: title[1] ?? '' })
                : (title[0] ?? ''),
              names: title,
              setups: asked.map((heroes) => ({ players, heroes })),
            })
          }
        >
          {say(isTwo ? 'whatIf.partiesGo' : 'whatIf.partyGo')}
        </Button>
      </p>
    </section>
  );
};
