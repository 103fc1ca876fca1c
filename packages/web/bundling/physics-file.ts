import type { Plugin } from 'vite';

const PACKAGE = /\/rapier3d-deterministic-compat\//;
/** How the package decodes its WebAssembly from a string, whatever the decoder is called in this release. */
const INLINED = /[\w$.]+\("(AGFzbQ[A-Za-z0-9+/=]+)"\)\.buffer/;

/**
 * Moves the WebAssembly of the physics into a separate file. The package carries it as text of 4 MB inside a
 * script, which is larger to transfer and must be decoded before compilation. A file compiles while it
 * arrives.
 */
export const physicsFile = (): Plugin => ({
  name: 'physics-file',
  apply: 'build',
  transform: {
    filter: { id: PACKAGE },
    handler(code, id) {
      const found = INLINED.exec(code);
      if (found === null) throw new Error(`${id} carries its WebAssembly in another way than before`);
      const file = this.emitFile({
        type: 'asset',
        name: 'physics.wasm',
        source: Buffer.from(found[1] ?? '', 'base64'),
      });
      return { code: code.replace(INLINED, `fetch(import.meta.ROLLUP_FILE_URL_${file})`), map: null };
    },
  },
});
