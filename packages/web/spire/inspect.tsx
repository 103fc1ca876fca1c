import { keyed } from '../keyed.ts';
import { slugOf } from '../rules/rulebook.ts';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { InspectRules } from '../table/inspect-rules.tsx';
import { RichText } from '../table/rich-text.tsx';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { enemyAt } from './enemy-at.ts';
import { nameOfFace } from './face-name.ts';
import { Figure } from './figure.tsx';
import styles from './inspect.module.css';
import { enemyInfo, faceInfo, itemInfo, upgradedFace } from './library.ts';
import { Picture } from './picture.tsx';

const GAME = 'slay-the-spire';

export const CardInspect = ({ face }: { readonly face: number }) => {
  const upgraded = upgradedFace(face);
  const { id, text } = faceInfo(face);
  const name = faceInfo(face).name.replace(/\+$/, '');
  const texts = [text, ...(upgraded === undefined ? [] : [faceInfo(upgraded).text])];
  return (
    <DialogFrame title={nameOfFace(face)} wide>
      <div className={styles.inspect}>
        <div className={styles.cards}>
          <CardFace face={face} linked />
          {upgraded !== undefined && (
            <figure className={styles.upgrade}>
              <CardFace face={upgraded} linked />
              <figcaption>{say('upgraded')}</figcaption>
            </figure>
          )}
        </div>
        <InspectRules game={GAME} name={name} place={`card/${id}`} texts={texts} />
      </div>
    </DialogFrame>
  );
};

export const EnemyInspect = ({ enemy: index }: { readonly enemy: number }) => {
  const { view } = useBoard();
  const enemy = enemyAt(view, index);
  if (enemy === undefined) return null;
  const info = enemyInfo(enemy.kind);
  return (
    <DialogFrame title={enemy.name} wide>
      <div className={styles.inspect}>
        <div className={styles.portrait}>
          <Figure name={enemy.name} kind="enemy" mood="enemy" seed={enemy.id} />
          <strong>{say('hpOf', { hp: enemy.hp, maxHp: enemy.maxHp })}</strong>
        </div>
        <div className={styles.words}>
          <h3>{say('enemy.actions')}</h3>
          <ul className={styles.actions}>
            {keyed(info.actions).map(({ key, item: text, place }) => (
              <li key={key} data-next={place === enemy.nextAction || undefined}>
                <RichText text={text} linked />
                {place === enemy.nextAction && <span className={styles.next}>{say('enemy.next')}</span>}
              </li>
            ))}
          </ul>
          {info.abilities.length > 0 && <h3>{say('enemy.abilities')}</h3>}
          {keyed(info.abilities).map(({ key, item: { text } }) => (
            <p key={key}>
              <RichText text={text} linked />
            </p>
          ))}
        </div>
        <InspectRules
          game={GAME}
          name={info.name}
          place={`enemy/${info.id}`}
          texts={[...info.actions, ...info.abilities.map(({ text }) => text)]}
        />
      </div>
    </DialogFrame>
  );
};

/** The two relics that lie in no deck are relics in the library too. */
const shelfKind = (kind: string): string => (kind === 'potion' || kind === 'bossRelic' ? kind : 'relic');

export const ItemInspect = ({ item }: { readonly item: number }) => {
  const { name, kind, text } = itemInfo(item);
  return (
    <DialogFrame title={name}>
      <div className={styles.inspect} data-mood="watcher">
        <span className={styles.item}>
          <Picture name={name} kind={kind === 'potion' ? 'potion' : 'relic'} />
        </span>
        <div className={styles.words}>
          <p>
            <RichText text={text} linked />
          </p>
        </div>
        <InspectRules game={GAME} name={name} place={`${shelfKind(kind)}/${slugOf(name)}`} texts={[text]} />
      </div>
    </DialogFrame>
  );
};
