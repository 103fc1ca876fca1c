import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { keyed } from '../../../../kit/keyed.ts';
import { slugOf } from '../../../../rulebook/rulebook.ts';
import { InspectRules } from '../../../../table/inspect/inspect-rules.tsx';
import { useBoard } from '../../board/board-context.ts';
import { CardFace } from '../../pieces/card.tsx';
import { enemyInfo, faceInfo, itemInfo, upgradedFace } from '../../pieces/content.ts';
import { enemyAt } from '../../pieces/enemy-at.ts';
import { nameOfFace } from '../../pieces/face-name.ts';
import { Figure } from '../../pieces/figure.tsx';
import { ItemPicture } from '../../pieces/picture.tsx';
import { RichText } from '../../pieces/rich-text.tsx';
import { symbolName } from '../../pieces/symbol-name.ts';
import { say } from '../../words/say.ts';
import styles from './inspect.module.css';

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
        <InspectRules game={GAME} name={name} place={`card/${id}`} texts={texts} nameOfIcon={symbolName} />
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
          <Figure name={enemy.name} mood="enemy" hp={enemy.hp} maxHp={enemy.maxHp} />
          <strong>{say('hpOf', { hp: enemy.hp, maxHp: enemy.maxHp })}</strong>
        </div>
        <div className={styles.words}>
          <h3>{say('enemy.actions')}</h3>
          <ul className={styles.actions}>
            {keyed(info.actions).map(({ key, item: text, place }) => (
              <li key={key} data-next={place === enemy.nextAction || undefined}>
                {(info.labels[place]?.length ?? 0) > 0 && (
                  <span className={styles.when}>
                    <RichText text={info.labels[place] ?? []} />
                  </span>
                )}
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
          nameOfIcon={symbolName}
        />
      </div>
    </DialogFrame>
  );
};

/** The two relics that are in no deck are relics in the library too. */
const shelfKind = (kind: string): string => (kind === 'potion' || kind === 'bossRelic' ? kind : 'relic');

export const ItemInspect = ({ item }: { readonly item: number }) => {
  const { name, kind, text } = itemInfo(item);
  return (
    <DialogFrame title={name}>
      <div className={styles.inspect} data-mood="watcher">
        <span className={styles.item}>
          <ItemPicture name={name} kind={kind} size="full" />
        </span>
        <div className={styles.words}>
          <p>
            <RichText text={text} linked />
          </p>
        </div>
        <InspectRules
          game={GAME}
          name={name}
          place={`${shelfKind(kind)}/${slugOf(name)}`}
          texts={[text]}
          nameOfIcon={symbolName}
        />
      </div>
    </DialogFrame>
  );
};
