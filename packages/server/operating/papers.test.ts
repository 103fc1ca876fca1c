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
  readonly volumes?: Readonly<Record<string, unknown>>;
};

const FILES = ['compose.yaml', 'compose.cluster.yaml'] as const;

describe.each(FILES)('%s', (file) => {
  const { services, volumes = {} } = parse(read(file), { merge: true }) as Compose;
  const servers = Object.values(services).filter(({ image }) => image === 'three-spires');

  it('has as many servers as it says, and none that waits for a profile', () => {
    expect(servers).toHaveLength(file === 'compose.yaml' ? 1 : 3);
    expect(Object.values(services).filter(({ profiles }) => profiles !== undefined)).toEqual([]);
  });

  it('sets only what the server reads, and hands the level of the log on', () => {
    const known = settings();
    for (const { environment = {} } of servers) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      expect(environment.LOG_LEVEL).toBe(`\${LOG_LEVEL:-warn}`);
    }
  });

  it('has no key or password of its own: what it needs has to be given', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /^(SECRET|DATABASE_URL|POSTGRES_PASSWORD)$/.test(name)),
    );
    for (const [name, value] of secrets)
      expect(value, name).toMatch(/\$\{(SECRET|POSTGRES_PASSWORD):\?[^}]+\}/);
    expect(secrets).toHaveLength(file === 'compose.yaml' ? 0 : 7);
  });

  it('mounts only volumes it declares and files that exist, and waits for services it has', () => {
    for (const { volumes: mounted = [], depends_on: needed = [] } of Object.values(services)) {
      for (const [source = ''] of mounted.map((mount) => mount.split(':')))
        expect(source.startsWith('./') ? existsSync(path.join(ROOT, source)) : source in volumes).toBe(true);
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(name);
    }
  });
});

it('the proxy of the cluster leads to its servers', () => {
  const { services } = parse(read('compose.cluster.yaml'), { merge: true }) as Compose;
  const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile')) ?? [];
  expect(upstreams.split(' ')).toHaveLength(3);
  for (const upstream of upstreams.split(' ')) expect(services).toHaveProperty(upstream.replace(':4600', ''));
});

describe('the Dockerfile', () => {
  it('holds the release and nothing else, runs the server as another user than root, and checks its health', () => {
    const text = read('Dockerfile');
    const [, folder = 'none'] = /^RUN npm run release -- (\S+)$/m.exec(text) ?? [];
    expect([...text.matchAll(/^COPY --from=build (.+)$/gm)].map(([, copied]) => copied)).toEqual([
      `${folder} ./`,
    ]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts).toHaveProperty('release');
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^VOLUME \/data$/m);
    expect(text).toContain('/health/live');
    // The same command as in the package.json of the release (scripts/release.ts).
    expect(text).toContain('CMD ["node", "--enable-source-maps", "dist/server/main.js"]');
  });

  it('installs before it copies the sources, with the package.json of every package, on Node 24', () => {
    const text = read('Dockerfile');
    const install = text.indexOf('RUN npm ci --omit=dev\n');
    expect(install).toBeGreaterThan(0);
    expect(text.indexOf('COPY . .')).toBeGreaterThan(install);
    const copied = [...text.slice(0, install).matchAll(/^COPY (packages\/\S+\/package\.json) /gm)];
    const there = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`);
    expect(copied.map(([, file]) => file)).toEqual(there.sort());
    expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      'node:24-slim',
      'node:24-slim',
    ]);
  });
});
