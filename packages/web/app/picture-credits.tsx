import { useCallback, useState } from 'react';
import { array, type InferOutput, parse, record, string } from 'valibot';
import { useLoaded } from '../connection/use-loaded.ts';
import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { SIGN_NAMES } from '../icons/credits.ts';
import { authorOf } from '../icons/icon-authors.ts';
import { BASE } from '../kit/base.ts';
import { pictureSlug } from '../pictures/addresses.ts';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';

/** The icons in each picture of each game, written by `npm run pictures`; empty for our own drawings. */
const CREDITS = record(string(), record(string(), array(string())));
type Credits = InferOutput<typeof CREDITS>;

const loadCredits = async (): Promise<Credits> => {
  const answer = await fetch(`${BASE}/pictures/credits.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return parse(CREDITS, await answer.json());
};

const spaced = (slug: string): string => slug.replaceAll('-', ' ');

/** The icons in use, grouped by author, most icons first. */
const Authors = ({ icons }: { readonly icons: readonly string[] }) => {
  const byAuthor = new Map<string, string[]>();
  for (const icon of [...new Set(icons)].sort()) {
    const author = authorOf(icon);
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), icon]);
  }
  const authors = [...byAuthor].sort(
    ([one, first], [other, second]) => second.length - first.length || one.localeCompare(other),
  );
  return authors.map(([author, drawn]) => (
    <details key={author} className={styles.icons} data-author={author}>
      <summary>
        {say(drawn.length === 1 ? 'credits.byOne' : 'credits.by', { author, count: drawn.length })}
      </summary>
      <p>{drawn.map(spaced).join(', ')}</p>
    </details>
  ));
};

const originOf = (icons: readonly string[]): string => {
  if (icons.length === 0) return say('credits.ours');
  const named = icons.map((icon) => say('credits.iconBy', { icon: spaced(icon), author: authorOf(icon) }));
  return say('credits.adapted', { icons: named.join(', ') });
};

/** Printed names by picture address, loaded once `wanted`, because a catalogue is large. */
const useNames = (library: WebGame['library'], wanted: boolean): ReadonlyMap<string, string> => {
  const load = useCallback(async () => {
    const entries = wanted && library !== undefined ? (await library.catalogue()).entries : [];
    return new Map(entries.map(({ id, name }) => [pictureSlug(id), name]));
  }, [library, wanted]);
  return useLoaded(load).loaded ?? new Map();
};

/** The kind and name of a picture. Most addresses already contain the name; some only a number. */
const nameOf = (key: string, names: ReadonlyMap<string, string>): string => {
  const [kind = '', slug = ''] = key.split('/');
  const name = names.get(slug);
  const says = name === undefined || slug.endsWith(pictureSlug(name));
  return `${spaced(kind)}: ${says ? spaced(slug) : name}`;
};

type GamePicturesProps = { readonly game: WebGame; readonly pictures: Credits[string] };

const GamePictures = ({ game: { id, title, library }, pictures }: GamePicturesProps) => {
  const [opened, setOpened] = useState(false);
  const names = useNames(library, opened);
  const entries = Object.entries(pictures);
  const ours = entries.filter(([, icons]) => icons.length === 0).length;
  return (
    <details className={styles.icons} data-pictures={id} onToggle={() => setOpened(true)}>
      <summary>{say('credits.picturesOf', { game: title, count: entries.length })}</summary>
      <p>{say('credits.oursCount', { count: ours })}</p>
      <ul>
        {entries.map(([key, icons]) => (
          <li key={key} data-key={key}>
            <strong>{nameOf(key, names)}</strong>, {originOf(icons)}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The authors of the icons in pictures and signs, as the icons' licence requires. */
export const PictureCredits = () => {
  const { loaded, failure } = useLoaded(loadCredits);
  const games = useGames();
  const inPictures = Object.values(loaded ?? {}).flatMap((pictures) => Object.values(pictures).flat());
  return (
    <section className={styles.section}>
      <h2>{say('credits.pictures')}</h2>
      <p>
        {say('credits.picturesText')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
      </p>
      <Authors icons={[...SIGN_NAMES, ...inPictures]} />
      {games.map((game) => {
        const pictures = loaded?.[game.id];
        return pictures && <GamePictures key={game.id} game={game} pictures={pictures} />;
      })}
      {failure !== undefined && <p>{say('credits.noPictures')}</p>}
    </section>
  );
};
