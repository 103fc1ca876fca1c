import path from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { planned } from './bundling/chunks.ts';
import { physicsFile } from './bundling/physics-file.ts';
import { tableFiles } from './bundling/table-files.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4601';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    physicsFile(),
    planned(),
    tableFiles(),
    react(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
  ],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that draw our colours know modulepreload themselves.
    modulePreload: { polyfill: false },
    // check-bundle.ts holds what the first page and each table load.
    chunkSizeWarningLimit: 600,
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '../..')] },
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
});
