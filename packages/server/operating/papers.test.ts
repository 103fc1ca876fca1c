/** What is written for operators agrees with what the server reads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The settings that `config*.ts` read from the environment. */
const settings = (): string[] => {
  const folder = 'packages/server/settings';
  const files = readdirSync(path.join(ROOT, folder)).filter((name) => /^config.*(?<!\.test)\.ts$/.test(name));
  const text = files.map((name) => read(path.join(folder, name))).join('\n');
  const found = text.matchAll(
    /\benv\.([A-Z][A-Z_]+)|\['([A-Z][A-Z_]+)', \d|\b([A-Z][A-Z_]+): (?:text|file)\b/g,
  );
  return [...new Set([...found].map((match) => match[1] ?? match[2] ?? match[3] ?? ''))].sort();
};

/** The settings in the tables of docs/operating.md: those in the first column, in capitals. */
const documented = (): string[] => {
  const cells = read('docs/operating.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm);
  const names = [...cells].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)]);
  return [...new Set(names.map(([, name = '']) => name))].sort();
};

describe('docs/operating.md', () => {
  it('lists every setting, and no other', () => {
    expect(settings().length).toBeGreaterThan(20);
    expect(documented()).toEqual(settings());
  });

  it('names every metric of the server', () => {
    const names = read('packages/server/metrics/metrics.ts').match(/spires_[a-z_]+/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(read('docs/operating.md')).toContain(`\`${name}\``);
  });
});

type Service = {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const servers = Object.entries(services).filter(([, { image }]) => image === 'three-spires');

  it('starts one server alone, and three behind a proxy in the profile', () => {
    const alone = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
    expect(alone.map(([name]) => name)).toEqual(['spires']);
    expect(servers.filter(([, { profiles }]) => profiles?.includes('cluster'))).toHaveLength(3);
  });

  it('sets only what the server reads', () => {
    const set = new Set(servers.flatMap(([, { environment = {} }]) => Object.keys(environment)));
    const known = settings();
    expect([...set].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('mounts only volumes it declares and files that exist, and waits for services it has', () => {
    for (const { volumes: mounted = [], depends_on: needed = [] } of Object.values(services)) {
      for (const [source = ''] of mounted.map((mount) => mount.split(':')))
        expect(source.startsWith('./') ? existsSync(path.join(ROOT, source)) : source in volumes).toBe(true);
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(name);
    }
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile')) ?? [];
    for (const upstream of upstreams.split(' '))
      expect(services).toHaveProperty(upstream.replace(':4600', ''));
  });
});

describe('the Dockerfile', () => {
  it('copies what the build makes, runs the server as another user than root, and checks its health', () => {
    const text = read('Dockerfile');
    for (const [, folder = ''] of text.matchAll(/^COPY --from=build \/app\/(node_modules\/\S+) /gm))
      expect(existsSync(path.join(ROOT, folder)), folder).toBe(true);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^VOLUME \/data$/m);
    expect(text).toContain('/health/live');
    expect(existsSync(path.join(ROOT, /import\('\.\/(scripts\/\S+)'\)/.exec(text)?.[1] ?? 'none'))).toBe(
      true,
    );
  });
});
