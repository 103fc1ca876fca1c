import { Figure, stands } from './figure.tsx';
import { Picture } from './picture.tsx';

type StandingProps = { readonly id: string; readonly mood: string; readonly still?: boolean };

/** Anything that is not a card: a figure if it has one, else a window. */
export const Standing = ({ id, mood, still = false }: StandingProps) =>
  stands(id) ? <Figure id={id} state={still ? 'still' : 'breathing'} /> : <Picture id={id} mood={mood} />;
