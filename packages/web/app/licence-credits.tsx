import { array, type InferOutput, object, parse, string } from 'valibot';
import { useLoaded } from '../connection/use-loaded.ts';
import { BASE } from '../kit/base.ts';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';

/** The packages in this page, as found by the build (bundling/licences.ts). */
const LICENCES = array(
  object({ name: string(), version: string(), licence: string(), owners: array(string()), text: string() }),
);
type Licensed = InferOutput<typeof LICENCES>[number];

const loadLicences = async (): Promise<readonly Licensed[]> => {
  const answer = await fetch(`${BASE}/licences.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return parse(LICENCES, await answer.json());
};

type Kind = 'fonts' | 'icons' | 'libraries';
const KINDS: readonly Kind[] = ['fonts', 'icons', 'libraries'];

const kindOf = ({ name }: Licensed): Kind => {
  if (name.startsWith('@fontsource')) return 'fonts';
  return name.startsWith('@iconify-json/') ? 'icons' : 'libraries';
};

const Package = ({ name, version, licence, owners, text }: Licensed) => (
  <details className={styles.icons} data-package={name}>
    <summary>{say('credits.licence', { name, version, licence })}</summary>
    {owners.map((owner) => (
      <p key={owner}>{owner}</p>
    ))}
    {text === '' ? <p>{say('credits.noText')}</p> : <pre className={styles.licence}>{text}</pre>}
  </details>
);

/** Third-party typefaces, icons and libraries that reach this browser, with their licences. */
export const LicenceCredits = () => {
  const { loaded, failure } = useLoaded(loadLicences);
  if (failure !== undefined) return <p>{say('credits.noLicences')}</p>;
  return KINDS.map((kind) => (
    <section key={kind} className={styles.section} data-licences={kind}>
      <h2>{say(`credits.${kind}`)}</h2>
      <div>
        {loaded
          ?.filter((each) => kindOf(each) === kind)
          .map((each) => (
            <Package key={each.name} {...each} />
          ))}
      </div>
    </section>
  ));
};
