import type { Text } from '@three-spires/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { closeDialog } from '../../../kit/dialogs.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { slugOf } from '../../../rulebook/rulebook.ts';
import { InspectRules } from '../../../table/inspect/inspect-rules.tsx';
import { useBoard } from '../board/board-context.ts';
import { openOwn } from '../board/dialogs.ts';
import { useAskWhyNot } from '../board/use-spot.ts';
import { CardFace } from '../pieces/card.tsx';
import { BOSS, cardInfo, chestInfo, foeInfo, placeInfo } from '../pieces/content.ts';
import { stands } from '../pieces/figure.tsx';
import { Standing } from '../pieces/standing.tsx';
import { say } from '../words/say.ts';
import styles from './inspect.module.css';

const GAME = 'stygian-society';

type PanelProps = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly mood: string;
  readonly text: Text;
  readonly children?: ReactNode;
};

/** Anything that is not a card: its picture, everything printed on it, and the rules about it. */
const Panel = ({ id, name, kind, mood, text, children }: PanelProps) => (
  <DialogFrame title={name} wide>
    <div className={styles.inspect}>
      <span className={styles.portrait} data-stands={stands(id) || undefined}>
        <Standing id={id} mood={mood} />
      </span>
      <div className={styles.words}>
        <p>
          <RichText text={text} linked />
        </p>
        {children}
      </div>
      <InspectRules game={GAME} name={name} place={`${kind}/${slugOf(name)}`} texts={[text]} />
    </div>
  </DialogFrame>
);

/** A card as printed; the deciding player can ask why it cannot be used now. */
export const CardInspect = ({ card }: { readonly card: number }) => {
  const { seat, picture, actions } = useBoard();
  const askWhyNot = useAskWhyNot(seat);
  const { name, kind, text } = cardInfo(card);
  const usable = actions.some(({ source, spot }) => source === `card:${card}` || spot === `card:${card}`);
  const mayAsk = seat !== undefined && picture.deciding.includes(seat) && !usable;
  return (
    <DialogFrame title={name} wide>
      <div className={styles.inspect}>
        <CardFace card={card} linked />
        {mayAsk && (
          <Button
            onClick={() => {
              askWhyNot(card);
              closeDialog();
            }}
          >
            {say('whyNotNow')}
          </Button>
        )}
        <InspectRules game={GAME} name={name} place={`${kind}/${slugOf(name)}`} texts={[text]} />
      </div>
    </DialogFrame>
  );
};

export const FoeInspect = ({ enemy }: { readonly enemy: number }) => {
  const { view } = useBoard();
  if (enemy === BOSS) return <PlaceInspect />;
  const { id, name, colour, text } = foeInfo(enemy, view.place);
  return <Panel id={id} name={name} kind="enemy" mood={colour ?? 'boss'} text={text} />;
};

export const PlaceInspect = () => {
  const { view } = useBoard();
  if (view.place < 0) return null;
  const { id, name, kind, text, story } = placeInfo(view.place);
  return (
    <Panel id={id} name={name} kind={kind} mood={kind === 'room' ? 'room' : 'boss'} text={text}>
      <p>
        <em>{story}</em>
      </p>
    </Panel>
  );
};

export const ChestInspect = ({ chest }: { readonly chest: number }) => {
  const { id, name, text } = chestInfo(chest);
  return <Panel id={id} name={name} kind="chest" mood="chest" text={text} />;
};

export const StatusInspect = ({ status }: { readonly status: string }) => (
  <Panel
    id={`status.${status.toLowerCase()}`}
    name={status}
    kind="status"
    mood="status"
    text={[{ keyword: status }]}
  />
);

/** Everything in front of a hero, in full. */
export const HeroInspect = ({ hero: place }: { readonly hero: number }) => {
  const { view } = useBoard();
  const hero = view.heroes[place];
  if (hero === undefined) return null;
  return (
    <DialogFrame title={hero.hero} wide>
      <div className={styles.cards}>
        {[...hero.skills, ...hero.treasures].map(({ card, exhausted }) => (
          <button
            key={card}
            type="button"
            className={styles.card}
            data-exhausted={exhausted || undefined}
            onClick={() => openOwn({ kind: 'card', card })}
          >
            <CardFace card={card} />
            {exhausted && <span>{say('exhausted')}</span>}
          </button>
        ))}
      </div>
    </DialogFrame>
  );
};
