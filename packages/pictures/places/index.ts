import { renderHall } from './hall.ts';
import * as acts from './slay-acts.ts';
import * as rooms from './slay-rooms.ts';
import * as bosses from './slay-bosses.ts';
import * as sty from './stygian.ts';
import * as mys from './mystic.ts';
export const placesOf = (game: string) => Object.entries<any>(game === 'slay-the-spire' ? {...acts,...rooms,...bosses}: game==='stygian-society'?sty:game==='mystic-spires'?mys:{}).map(([key, f]) => ({ key: 'place/'+key, width: 1440, height: 960, alpha: false, quality: 50, emblems: [], draw: () => renderHall(f()) }));
