/** The server of a checkout, built as `npm start` builds it and run as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Question } from './probe.ts';

/** This repository; the command is started in it. */
const ROOT = process.cwd();
const START_LIMIT_MS = 60_000;
const ADDRESS = /Three Spires is at (http:\S+)/;

export type MeasuredServer = {
  readonly url: string;
  /** Processor time so far of all its processes, in microseconds. */
  cpu(): Promise<number>;
  /** From here on until it is written, note where the time goes. */
  startProfile(): Promise<void>;
  writeProfile(file: string): Promise<void>;
  end(): Promise<void>;
};

/** The token with which rigs read the metrics of their servers: at least 16 characters. */
export const METRICS_TOKEN = 'read-by-the-rigs';

/** Switches all limits off, which is not what these measurements are about, and metrics on. */
export const UNLIMITED = {
  CPU_PERCENT_PER_PERSON: '0',
  CPU_PERCENT_PER_ADDRESS: '0',
  WRITTEN_MB_PER_HOUR: '0',
  WRITTEN_MB_PER_HOUR_PER_ADDRESS: '0',
  REQUESTS_PER_MINUTE: '0',
  UPLOAD_MB_PER_HOUR: '0',
  MOVES_PER_HOUR: '0',
  MAX_OPEN_TABLES: '0',
  TABLES_PER_HOUR: '0',
  TABLES_PER_HOUR_PER_ADDRESS: '0',
  PEOPLE_PER_HOUR: '0',
  MAX_CONNECTIONS: '0',
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  METRICS_TOKEN,
};

export const startServer = async (
  folder: string,
  processes = 1,
  env: Readonly<Record<string, string>> = UNLIMITED,
): Promise<MeasuredServer> => {
  const data = mkdtempSync(path.join(tmpdir(), 'moves-'));
  const args = ['--enable-source-maps', '--import', path.join(folder, 'probe.js')];
  const child = spawn(process.execPath, [...args, path.join(folder, 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      PROCESSES: String(processes),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ask = async (question: Question): Promise<number> => {
    const answer = once(child, 'message');
    child.send(question);
    const [used] = await answer;
    return used as number;
  };
  return {
    url: await addressOf(child),
    cpu: () => ask('cpu'),
    async startProfile() {
      await ask('profile');
    },
    async writeProfile(file) {
      await ask({ write: file });
    },
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(data, { recursive: true, force: true });
    },
  };
};

const addressOf = async (child: ChildProcess): Promise<string> => {
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const found = ADDRESS.exec(text)?.[1];
    if (found === undefined) continue;
    clearTimeout(limit);
    return found;
  }
  throw new Error('the server did not start');
};
