import { useState } from 'react';
import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { keyed } from '../../../../kit/keyed.ts';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { openOwn, type SlayTheSpireDialog } from '../../board/dialogs.ts';
import { ItemMedallions } from '../../board/item-medallions.tsx';
import { CardFace } from '../../pieces/card.tsx';
import { profileOf } from '../../pieces/characters.ts';
import { faceOf, type PlayerView } from '../../pieces/content.ts';
import { nameOfFace } from '../../pieces/face-name.ts';
import { say } from '../../words/say.ts';
import { type Filter, filterFaces, SORTS, type Sort, sortFaces, TYPES } from './deck-sort.ts';
import styles from './deck-viewer.module.css';

type PileName = Extract<SlayTheSpireDialog, { kind: 'pile' }>['pile'];

const PILES: readonly PileName[] = ['deck', 'drawPile', 'discardPile', 'exhaustPile', 'powers'];

/** The faces in a pile; undefined if the viewer may not see it. */
const facesIn = (player: PlayerView, pile: PileName): readonly number[] | undefined =>
  pile === 'deck' || pile === 'drawPile' ? player[pile] : player[pile].map(faceOf).reverse();

const Seats = ({ seat, pile }: { readonly seat: number; readonly pile: PileName }) => {
  const { view, names } = useBoard();
  if (view.players.length < 2) return null;
  return (
    <fieldset className={styles.tabs} aria-label={say('deck.players')}>
      {view.players.map((player) => {
        const profile = profileOf(player.character);
        return (
          <button
            key={player.seat}
            type="button"
            className={styles.tab}
            data-mood={profile?.mood}
            aria-pressed={player.seat === seat}
            onClick={() => openOwn({ kind: 'pile', seat: player.seat, pile })}
          >
            {profile && <profile.Icon aria-hidden="true" />}
            {names[player.seat]}
          </button>
        );
      })}
    </fieldset>
  );
};

const Piles = ({ player, pile }: { readonly player: PlayerView; readonly pile: PileName }) => (
  <fieldset className={styles.tabs} aria-label={say('deck.piles')}>
    {PILES.map((each) => {
      const faces = facesIn(player, each);
      if (faces === undefined || (each !== 'deck' && each !== pile && faces.length === 0)) return null;
      return (
        <button
          key={each}
          type="button"
          className={styles.tab}
          aria-pressed={each === pile}
          onClick={() => openOwn({ kind: 'pile', seat: player.seat, pile: each })}
        >
          {say('deck.tab', { pile: say(each), count: faces.length })}
        </button>
      );
    })}
  </fieldset>
);

type ToolsProps = {
  readonly sort: Sort;
  readonly filter: Filter;
  readonly onSort: (sort: Sort) => void;
  readonly onFilter: (filter: Filter) => void;
};

const Tools = ({ sort, filter, onSort, onFilter }: ToolsProps) => (
  <search className={styles.tools}>
    <input
      type="search"
      className={controls.field}
      placeholder={say('deck.search')}
      aria-label={say('deck.search')}
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <select
      className={controls.field}
      aria-label={say('deck.sort')}
      value={sort}
      onChange={({ target }) => onSort(SORTS.find((each) => each === target.value) ?? 'name')}
    >
      {SORTS.map((each) => (
        <option key={each} value={each}>
          {say(`deck.sort.${each}`)}
        </option>
      ))}
    </select>
    <select
      className={controls.field}
      aria-label={say('deck.type')}
      value={filter.type ?? ''}
      onChange={({ target }) => onFilter({ ...filter, type: target.value === '' ? undefined : target.value })}
    >
      <option value="">{say('deck.allTypes')}</option>
      {TYPES.map((each) => (
        <option key={each} value={each}>
          {say(`type.${each}`)}
        </option>
      ))}
    </select>
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={filter.upgraded}
        onChange={({ target }) => onFilter({ ...filter, upgraded: target.checked })}
      />
      {say('deck.upgraded')}
    </label>
  </search>
);

/** A player's deck and piles, with sorting and filters. */
export const DeckViewer = ({ seat, pile }: Extract<SlayTheSpireDialog, { kind: 'pile' }>) => {
  const { view, names } = useBoard();
  const [sort, setSort] = useState<Sort>('name');
  const [filter, setFilter] = useState<Filter>({ type: undefined, upgraded: false, text: '' });
  const player = view.players.find((each) => each.seat === seat);
  if (player === undefined) return null;
  const visible = facesIn(player, pile);
  const shownPile = visible === undefined ? 'deck' : pile;
  const faces = visible ?? player.deck;
  const shown = sortFaces(filterFaces(faces, filter), sort);
  const title = say('deck.title', { who: names[seat] ?? '', pile: say(shownPile), count: faces.length });
  return (
    <DialogFrame title={title} wide>
      <div className={styles.viewer}>
        <Seats seat={seat} pile={shownPile} />
        <Piles player={player} pile={shownPile} />
        {player.relics.length + player.potions.length > 0 && (
          <div className={styles.items}>
            <ItemMedallions player={player} />
          </div>
        )}
        <Tools sort={sort} filter={filter} onSort={setSort} onFilter={setFilter} />
        {shownPile === 'drawPile' && <p className={styles.note}>{say('drawPile.note')}</p>}
        <p className={styles.note} role="status">
          {shown.length === 0 ? say('pile.empty') : say('deck.shown', { count: shown.length })}
        </p>
        <ul className={styles.cards}>
          {keyed(shown).map(({ key, item: face }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.card}
                data-face={face}
                aria-label={nameOfFace(face)}
                onClick={() => openOwn({ kind: 'card', face })}
              >
                <CardFace face={face} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  );
};
