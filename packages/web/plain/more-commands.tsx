import { type GameInWords, seenBy } from '@three-spires/in-words';
import type { Picture } from '@three-spires/table';
import { useState } from 'react';
import { useLiveTable, useTable } from '../connection/use-table.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';
import type { Play } from './use-told.ts';

type Props = { readonly game: GameInWords; readonly picture: Picture; readonly play: Play };

const undoName = ({ canUndo }: Picture): string => {
  if (canUndo.cost === 'no' && canUndo.reason !== undefined) return say(`undo.${canUndo.reason}`);
  return canUndo.cost === 'consent' && canUndo.people.length > 0
    ? say('undo.ask', { names: canUndo.people.join(', ') })
    : say('plain.undo');
};

/** What the best bot would do in this seat. */
const Hint = ({ game, picture, play }: Props) => {
  const { askHint } = useLiveTable();
  const advice = useTable((state) => state.advice);
  const { seat, told } = play;
  if (seat === undefined || picture.hints !== true || told.prompt === '') return null;
  const seen = seenBy(game, picture, seat);
  const mine = advice?.seat === seat && advice.seq === picture.seq ? advice.hints : undefined;
  const [best] = mine ?? [];
  const what =
    best === undefined || seen === undefined
      ? ''
      : (told.options.find(({ move }) => move === best.move)?.line ?? game.option(best, seen));
  return (
    <>
      <Button onClick={() => askHint(seat)}>{say('plain.hint')}</Button>
      <p role="status">
        {mine === undefined ? '' : what === '' ? say('hint.none') : say('plain.hintIs', { what })}
      </p>
    </>
  );
};

/** Giving up takes two presses. Rivals concede, others propose it to all. */
const GiveUp = ({ game, picture, play: { seat } }: Props) => {
  const { send } = useLiveTable();
  const [isSure, setSure] = useState(false);
  if (seat === undefined || picture.outcome !== undefined) return null;
  const giveUp = (): void => {
    setSure(false);
    if (game.concession === undefined) send({ type: 'giveUp', seat });
    else send({ type: 'move', seat, move: game.concession });
  };
  if (!isSure) return <Button onClick={() => setSure(true)}>{say('plain.giveUp')}</Button>;
  return (
    <>
      <Button onClick={giveUp}>{say('plain.giveUpSure')}</Button>
      <Button onClick={() => setSure(false)}>{say('plain.giveUpNot')}</Button>
    </>
  );
};

/** A request to take moves back or to give up, and the answers to it. */
const Request = ({ picture: { request } }: Pick<Props, 'picture'>) => {
  const { send } = useLiveTable();
  if (request === undefined) return null;
  const { by: name, moves, waiting, asked, giveUp } = request;
  const names = waiting.join(', ');
  const words = asked
    ? say(giveUp ? 'giveUp.request' : 'undo.request', { name, moves })
    : say(giveUp ? 'giveUp.waiting' : 'undo.waiting', { names });
  return (
    <div className={styles.row}>
      <p role="alert">{words}</p>
      {asked && <Button onClick={() => send({ type: 'consent', accept: true })}>{say('plain.agree')}</Button>}
      <Button onClick={() => send({ type: 'consent', accept: false })}>{say('plain.refuse')}</Button>
    </div>
  );
};

/** The other seats of the same person that may decide now. */
const OtherSeats = ({ game, picture, play: { own, seat, sit } }: Props) => {
  const names = game.names(picture);
  const others = own.filter((each) => each !== seat && picture.deciding.includes(each));
  return others.map((each) => (
    <Button key={each} onClick={() => sit(each)}>
      {say('plain.decideFor', { name: names[each] ?? '' })}
    </Button>
  ));
};

/** Everything besides the options. */
export const MoreCommands = (props: Props) => {
  const { send } = useLiveTable();
  const { picture, play } = props;
  const { seat } = play;
  if (seat === undefined) return null;
  return (
    <Part title={say('plain.more')}>
      <Request picture={picture} />
      <div className={styles.row}>
        <Button disabled={picture.canUndo.cost === 'no'} onClick={() => send({ type: 'undo', seat })}>
          {undoName(picture)}
        </Button>
        <OtherSeats {...props} />
        <Hint {...props} />
        <GiveUp {...props} />
      </div>
    </Part>
  );
};
