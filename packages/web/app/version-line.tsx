import { type InferOutput, object, optional, parse, string } from 'valibot';
import { call } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';

const VERSION = object({ version: string(), commit: optional(string()) });

const loadVersion = async (): Promise<InferOutput<typeof VERSION>> =>
  parse(VERSION, await call('GET', '/api/version'));

/** Shortens a commit as git does, and keeps what follows it. */
const shortened = (commit: string): string => commit.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1');

/** The server's release, for bug reports. */
export const VersionLine = () => {
  const { loaded } = useLoaded(loadVersion);
  if (loaded === undefined) return null;
  const { version, commit } = loaded;
  return (
    <p className={styles.source} data-version={version}>
      {commit === undefined
        ? say('credits.version', { version })
        : say('credits.versionOf', { version, commit: shortened(commit) })}
    </p>
  );
};
