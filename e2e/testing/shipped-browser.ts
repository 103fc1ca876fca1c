import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type ShippedBrowser = { readonly path: string; readonly env: Readonly<Record<string, string>> };

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/three-spires');
const home = path.join(cache, 'chromium');
const executable = path.join(home, 'chromium');
const fontList = path.join(home, 'fonts.conf');

/** The fonts of the package, and those of the machine if it has any. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(home, 'fonts')}</dir>
  <cachedir>${path.join(home, 'font-cache')}</cachedir>
</fontconfig>
`;

/**
 * Prepares the Chromium that comes as an npm package: Linux on x64 only.
 *
 * Its recommended arguments are left out: they run everything in one process, which dies with the first
 * closed context, and switch off web security, which tests must not do.
 */
export async function unpackShippedBrowser(): Promise<ShippedBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(executable)) await unpack();
  // A bare machine lacks the libraries and fonts that a browser needs; the package has both.
  const startsAlone = spawnSync(executable, ['--version']).status === 0;
  return {
    path: executable,
    env: {
      ...(startsAlone ? {} : { LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib') }),
      FONTCONFIG_FILE: fontList,
    },
  };
}

/** Unpacked elsewhere and moved into place, so that an interrupted attempt never leaves half a browser. */
async function unpack(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(path.join(cache, 'unpacking-'));
  const before = { ...process.env };
  try {
    // The package writes to the temporary folder, and adds its libraries only where it sees this variable.
    process.env.TMPDIR = aside;
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
    const { default: shipped } = await import('@sparticuz/chromium');
    await shipped.executablePath();
    writeFileSync(path.join(aside, 'fonts.conf'), fontConfiguration);
    if (!existsSync(executable)) renameSync(aside, home);
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(aside, { recursive: true, force: true });
  }
}
