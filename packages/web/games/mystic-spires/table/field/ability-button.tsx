import { plainText } from '@three-spires/kernel';
import { type Source, sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { pointing, selectSource } from '../../board/selection.ts';
import type { ActiveInfo } from '../../pieces/content.ts';
import { SIGNS } from '../../pieces/signs.ts';
import { say } from '../../words/say.ts';
import styles from './ability-button.module.css';

type AbilityButtonProps = {
  readonly source: Source;
  readonly info: ActiveInfo;
  /** The name of its card or Tower, for the button's name. */
  readonly of: string;
  /** Asks the rules why it cannot be used now. Without it, an unusable ability is hidden. */
  readonly why?: () => void;
};

/** One of your Active abilities: selected like a card, or used at once if it needs no target. */
export const AbilityButton = ({ source, info, of, why }: AbilityButtonProps) => {
  const { actions, source: held, perform } = useBoard();
  const own = actions.filter((action) => sameSource(action.source, source));
  if (own.length === 0 && why === undefined) return null;
  const selected = sameSource(held, source);
  const plain = own.find(({ target }) => target === undefined);
  const text = plainText(info.text);
  const press = (): void => {
    if (own.length === 0) why?.();
    else if (selected && plain !== undefined) perform(plain);
    else selectSource(selected ? undefined : source);
  };
  const { Crystal, Fatigue } = SIGNS;
  return (
    <button
      type="button"
      className={styles.ability}
      data-ability={source.kind}
      data-usable={own.length > 0 || undefined}
      aria-pressed={selected}
      aria-label={say('ability', { of, text })}
      data-tip={text}
      onClick={press}
      {...(plain === undefined ? {} : pointing({ kind: 'option', move: plain.option.move }))}
    >
      {info.crystal > 0 && (
        <span className={styles.price}>
          <Crystal aria-hidden="true" />
          {info.crystal}
        </span>
      )}
      {info.fatigue && <Fatigue aria-hidden="true" />}
      <span>{say(selected && plain !== undefined ? 'confirm' : 'use')}</span>
    </button>
  );
};
