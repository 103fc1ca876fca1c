import { useRef } from 'react';
import Shield from '~icons/game-icons/checked-shield';
import { BotLine } from '../../../../table/bar/bot-line.tsx';
import { useMotion } from '../../../../table/stage/stage.ts';
import { spotOf } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { afterOf, afterText } from '../../board/changes.ts';
import { openOwn } from '../../board/dialogs.ts';
import { useSpot } from '../../board/use-spot.ts';
import type { HeroView } from '../../pieces/content.ts';
import { Figure, heroId } from '../../pieces/figure.tsx';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { say } from '../../words/say.ts';
import styles from './hero-mat.module.css';
import { SkillPlate } from './skill-plate.tsx';
import { TokenRow } from './token-row.tsx';

/** Who plays the hero: a person, a bot, or no one yet. */
const holderOf = ({ picture }: Board, { seat }: HeroView): string => {
  const holder = picture.seats[seat];
  if (holder === undefined) return '';
  if (holder.mine) return say('mine');
  return holder.open ? say('openHero') : holder.name;
};

type HeadProps = { readonly hero: HeroView; readonly place: number; readonly acting: boolean };

const Head = ({ hero, place, acting }: HeadProps) => {
  const board = useBoard();
  const { words, props } = useSpot(spotOf.hero(place), () => openOwn({ kind: 'hero', hero: place }));
  const guard = afterOf(
    board.changes.get('party')?.find(({ field }) => field === 'guard'),
    board.view.guard,
  );
  const shields = acting ? board.view.shieldsLeft : hero.shields;
  const name = [
    hero.hero,
    holderOf(board, hero),
    ...(shields > 0 ? [say('shields', { number: shields })] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.head}
      data-explain={`hero:${hero.hero}`}
      aria-label={words === '' ? name : `${words}. ${name}`}
      {...props}
    >
      <span className={styles.portrait}>
        <Figure id={heroId(hero.hero)} />
      </span>
      <span className={styles.title}>
        <strong>{hero.hero}</strong>
        <span className={styles.holder}>{holderOf(board, hero)}</span>
      </span>
      {shields > 0 && (
        <span className={styles.shields} aria-hidden="true" data-explain="mark:shield">
          <Shield />
          {shields}
        </span>
      )}
      {acting && board.view.guard > 0 && (
        <span className={styles.guard}>{say('guard', { number: afterText(guard) })}</span>
      )}
    </button>
  );
};

/** A hero's mat: portrait, statuses, skills and treasures. The mat of the acting hero is in front. */
export const HeroMat = ({ hero, place }: { readonly hero: HeroView; readonly place: number }) => {
  const { view } = useBoard();
  const body = useRef<HTMLElement>(null);
  useMotion(`hero:${place}`, body, true);
  const acting = view.active === place;
  return (
    <section
      ref={body}
      className={styles.mat}
      data-hero={hero.hero.toLowerCase()}
      data-acting={acting || undefined}
      aria-label={say(acting ? 'mat.acting' : 'mat', { hero: hero.hero })}
    >
      <header className={styles.top}>
        <Head hero={hero} place={place} acting={acting} />
        <TokenRow hero={hero} place={place} />
        <BotLine seat={hero.seat} />
        <FloatLayer figure={`hero:${place}`} />
      </header>
      <div className={styles.cards}>
        {[...hero.skills, ...hero.treasures].map((card) => (
          <SkillPlate key={card.card} card={card} small={!acting} />
        ))}
      </div>
    </section>
  );
};
