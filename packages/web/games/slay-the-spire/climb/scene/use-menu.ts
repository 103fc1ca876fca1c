import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import type { OptionView } from '../../pieces/content.ts';

type MenuOption = {
  readonly option: OptionView;
  readonly action: Action | undefined;
  readonly taken: readonly number[];
  readonly votes: readonly number[];
  readonly mine: boolean;
};

/** The open menu as the seat sees it: each option, the move that takes it, and who has taken it. */
export const useMenu = (): readonly MenuOption[] => {
  const { view, seat, actions } = useBoard();
  const { menus = [], votes = [], event } = view.run ?? {};
  const party = event?.scope === 'party' && view.question?.kind === 'party';
  return (menus[seat ?? 0] ?? []).map((option, place) => {
    const takers = menus.flatMap((menu, other) => (menu[place]?.taken === true ? [other] : []));
    const voters = party ? votes.flatMap((vote, other) => (vote === place ? [other] : [])) : [];
    return {
      option,
      action: actions.find(
        (action) => (action.does === 'option' || action.does === 'vote') && action.place === place,
      ),
      taken: takers,
      votes: voters,
      mine: seat !== undefined && (takers.includes(seat) || voters.includes(seat)),
    };
  });
};
