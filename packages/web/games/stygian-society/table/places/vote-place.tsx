import { MoveButton } from '../../../../table/decision/move-button.tsx';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeAction } from '../../board/describe.ts';
import { pointing } from '../../board/selection.ts';
import { CardFace } from '../../pieces/card.tsx';
import { NONE } from '../../pieces/content.ts';
import { Figure, heroId } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';
import { PlaceFrame } from './place-frame.tsx';
import styles from './vote-place.module.css';

/** Who has voted for an option so far. */
const Voters = ({ option }: { readonly option: number }) => {
  const { view, picture } = useBoard();
  const voters = (view.question?.votes ?? []).flatMap((vote, seat) =>
    vote === option ? [picture.seats[seat]?.name ?? ''] : [],
  );
  if (voters.length === 0) return null;
  return <span className={styles.voters}>{say('votes', { names: voters.join(', ') })}</span>;
};

type BallotProps = { readonly hero: string; readonly place: number; readonly action: Action | undefined };

const Ballot = ({ hero, place, action }: BallotProps) => {
  const { perform, view } = useBoard();
  const isProposed = view.question?.proposal === place;
  return (
    <MoveButton
      className={styles.ballot}
      data-choice={action !== undefined || undefined}
      data-spot={`hero:${place}`}
      disabled={action === undefined}
      aria-label={action === undefined ? hero : describeAction(action)}
      action={action}
      perform={perform}
      {...(action === undefined ? {} : pointing(action.option.move))}
    >
      <span className={styles.portrait}>
        <Figure id={heroId(hero)} />
      </span>
      <strong>{hero}</strong>
      {isProposed && <span className={styles.proposed}>{say('vote.proposed')}</span>}
      <Voters option={place} />
    </MoveButton>
  );
};

/** The party picks one of its heroes: who begins, who is afflicted, who gets a treasure. */
export const VotePlace = ({ kind }: { readonly kind: 'start' | 'afflict' | 'holder' }) => {
  const { view, lit } = useBoard();
  const treasure = kind === 'holder' ? (view.question?.number ?? NONE) : NONE;
  return (
    <PlaceFrame kind={kind} title={say(`vote.${kind}`)} about={say(`vote.${kind}.about`)}>
      {treasure !== NONE && <CardFace card={treasure} linked />}
      <div className={styles.ballots}>
        {view.heroes.map(({ hero }, place) => (
          <Ballot key={hero} hero={hero} place={place} action={lit.get(`hero:${place}`)} />
        ))}
      </div>
    </PlaceFrame>
  );
};
