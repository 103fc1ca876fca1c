import type { ComponentProps } from 'react';

type Made = { readonly option: { readonly move: number } };

type Props<Action extends Made> = ComponentProps<'button'> & {
  readonly action: Action | undefined;
  readonly perform: (action: Action) => void;
};

/** A button that makes a move. Without an action it only looks like one. */
export const MoveButton = <Action extends Made>({ action, perform, ...rest }: Props<Action>) => (
  <button
    type="button"
    data-move={action?.option.move}
    onClick={() => action !== undefined && perform(action)}
    {...rest}
  />
);
