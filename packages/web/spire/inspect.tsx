import type { Text } from '@three-spires/kernel';
import { useEffect, useState } from 'react';
import { keyed } from '../keyed.ts';
import { type Keyword, keywordNamed } from '../rules/rulebook.ts';
import { shelfGame } from '../shelf/games.ts';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { enemyAt } from './enemy-at.ts';
import { nameOfFace } from './face-name.ts';
import { Figure } from './figure.tsx';
import styles from './inspect.module.css';
import { enemyInfo, faceInfo, itemInfo, upgradedFace } from './library.ts';
import { Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import { symbolName } from './symbol-name.ts';

/** The terms a text uses, as words and as pictures. */
const termsIn = (texts: readonly Text[]): string[] => [
  ...new Set(
    texts
      .flat()
      .flatMap((part) =>
        typeof part === 'string' ? [] : ['icon' in part ? symbolName(part.icon) : part.keyword],
      ),
  ),
];

/** Each term with its summary and its rules; the rulebook is loaded when first needed. */
const Terms = ({ texts }: { readonly texts: readonly Text[] }) => {
  const [found, setFound] = useState<readonly Keyword[]>([]);
  const terms = termsIn(texts).join('|');
  useEffect(() => {
    let wanted = true;
    void shelfGame('slay-the-spire')
      .rulebook()
      .then((book) => {
        if (wanted)
          setFound([...new Set(terms.split('|').flatMap((term) => keywordNamed(book, term) ?? []))]);
      });
    return () => {
      wanted = false;
    };
  }, [terms]);
  return (
    <ul className={styles.terms}>
      {found.map(({ keyword, summary, rules }) => (
        <li key={keyword}>
          <strong>{keyword}.</strong> {summary}{' '}
          <button
            type="button"
            className={styles.rule}
            onClick={() => openDialog({ kind: 'rules', query: keyword })}
          >
            {rules[0] ?? say('rules')}
          </button>
        </li>
      ))}
    </ul>
  );
};

export const CardInspect = ({ face }: { readonly face: number }) => {
  const upgraded = upgradedFace(face);
  const texts = [faceInfo(face).text, ...(upgraded === undefined ? [] : [faceInfo(upgraded).text])];
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
        <Terms texts={texts} />
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
          <Terms texts={[...info.actions, ...info.abilities.map(({ text }) => text)]} />
        </div>
      </div>
    </DialogFrame>
  );
};

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
          <Terms texts={[text]} />
        </div>
      </div>
    </DialogFrame>
  );
};
