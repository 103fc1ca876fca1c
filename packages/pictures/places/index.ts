import { renderHall } from './hall.ts';
import * as acts from './slay-acts.ts';
export const placesOf = (game: string) => game === 'slay-the-spire' ? Object.entries(acts).map(([key, f]) => ({ key: 'place/'+key, width: 1440, height: 960, alpha: false, quality: 50, emblems: [], draw: () => renderHall(f()) })) : [];
