import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { keyed } from '../../../../kit/keyed.ts';
import { InspectRules } from '../../../../table/inspect/inspect-rules.tsx';
import { useBoard } from '../../board/board-context.ts';
import { nameOfThing } from '../../board/describe.ts';
import { TowerArt } from '../../pieces/art.tsx';
import { CardFace } from '../../pieces/card.tsx';
import { cardInfo, SETS, type ThingView, towerInfo } from '../../pieces/content.ts';
import { EffectText } from '../../pieces/effect-text.tsx';
import { marksInWords } from '../../pieces/status-row.tsx';
import { say } from '../../words/say.ts';
import { CardWishes, canRespond, canTowerRespond } from './card-wish.tsx';
import styles from './inspect.module.css';

const GAME = 'mystic-spires';

/** What is known about a copy in play beyond its printed text. */
const Standing = ({ thing }: { readonly thing: ThingView }) => {
  const { view, names } = useBoard();
  const { isUnit } = cardInfo(thing.card);
  const carried = view.things.filter(({ host }) => host === thing.id);
  const lines = [
    say('controlledBy', { who: names[thing.controller] ?? '' }),
    ...(thing.owner === thing.controller ? [] : [say('ownedBy', { who: names[thing.owner] ?? '' })]),
    ...(isUnit ? [say('standing', { power: thing.power, hp: thing.hp, maxHp: thing.maxHp })] : []),
    ...marksInWords(thing),
    ...(thing.host >= 0 ? [say('attachedTo', { name: nameOfThing(view, thing.host) })] : []),
    ...carried.map(({ card }) => say('carriesOne', { name: cardInfo(card).name })),
    ...thing.bonds.map((bond) => say('bondedWith', { name: nameOfThing(view, bond) })),
    ...(thing.usedThisTurn ? [say('used')] : []),
  ];
  return (
    <ul className={styles.standing}>
      {keyed(lines).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
};

const CardAbout = ({ card, thing }: { readonly card: number; readonly thing?: ThingView }) => {
  const { definition, name, text, lines } = cardInfo(card);
  const { kind, id, set, rarity, story } = definition;
  // Explains a copy's current statuses along with those its text names.
  const now = (thing?.statuses ?? []).map((keyword) => [{ keyword }]);
  return (
    <DialogFrame title={name} wide>
      <div className={styles.inspect}>
        <div className={styles.card}>
          <CardFace card={card} linked />
        </div>
        <div className={styles.words}>
          <p className={styles.set}>
            {say('printedIn', { set: SETS[set], rarity: say(`rarity.${rarity}`) })}
          </p>
          <p>
            <EffectText lines={lines} linked />
            {story !== undefined && <em>{story}</em>}
          </p>
          {thing !== undefined && <Standing thing={thing} />}
          {canRespond(card) && <CardWishes id={id} />}
        </div>
        <InspectRules
          game={GAME}
          name={name}
          place={`${kind.toLowerCase()}/${id.toLowerCase()}`}
          texts={[text, ...now]}
        />
      </div>
    </DialogFrame>
  );
};

export const CardInspect = ({ card }: { readonly card: number }) => <CardAbout card={card} />;

export const ThingInspect = ({ id }: { readonly id: number }) => {
  const thing = useBoard().view.things.find((each) => each.id === id);
  return thing === undefined ? null : <CardAbout card={thing.card} thing={thing} />;
};

export const TowerInspect = ({ seat }: { readonly seat: number }) => {
  const { view, names } = useBoard();
  const keeper = view.keepers[seat];
  if (keeper === undefined) return null;
  const { name, definition, texts, lines } = towerInfo(keeper.tower);
  return (
    <DialogFrame title={name} wide>
      <div className={styles.inspect}>
        <div className={styles.portrait} data-set={definition.set}>
          <TowerArt id={definition.id} />
        </div>
        <div className={styles.words}>
          <p className={styles.set}>{say('towerOf', { who: names[seat] ?? '' })}</p>
          <p>
            {say('towerFigures', {
              hp: Math.max(0, keeper.hp),
              maxHp: keeper.maxHp,
              income: keeper.income,
              crystal: keeper.crystal,
            })}
          </p>
          {keyed(lines).map(({ key, item }) => (
            <p key={key}>
              <EffectText lines={[item]} linked />
            </p>
          ))}
          {canTowerRespond(keeper.tower) && <CardWishes id={definition.id} />}
        </div>
        <InspectRules game={GAME} name={name} place={`tower/${definition.id.toLowerCase()}`} texts={texts} />
      </div>
    </DialogFrame>
  );
};
