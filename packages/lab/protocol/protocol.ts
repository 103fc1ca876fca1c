// npm run protocol: writes docs/protocol.md, docs/engine.md and the schemas of server and engine, generated from the calls
// of the door and the requests of the engine.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { protocolFiles } from './files.ts';

for (const [file, text] of Object.entries(protocolFiles())) {
  const target = path.join(ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`${file}: ${text.length} characters`);
}
