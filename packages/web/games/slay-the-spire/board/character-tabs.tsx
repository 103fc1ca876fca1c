import { SeatTabs } from '../../../table/seats/seat-tabs.tsx';
import { profileOf } from '../pieces/characters.ts';
import { useBoard } from './board-context.ts';
import { sitAt } from './selection.ts';

/** Which of your characters you are playing. */
export const CharacterTabs = () => {
  const { picture, view, seat } = useBoard();
  const tabs = picture.seats
    .filter(({ mine }) => mine)
    .map((each) => {
      const name = view.players[each.seat]?.character ?? '';
      const profile = profileOf(name);
      return {
        seat: each.seat,
        name,
        Icon: profile?.Icon,
        mood: profile?.mood,
        deciding: picture.deciding.includes(each.seat),
      };
    });
  return <SeatTabs tabs={tabs} current={seat} onChoose={sitAt} />;
};
