/** The page, built in memory when the playground starts: no build step to run, no built file to go stale. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const PAGE = new URL('./page/', import.meta.url);

/** By the path it is served at. */
export async function bundlePage(): Promise<ReadonlyMap<string, PageFile>> {
  const [html, icon, { outputFiles }] = await Promise.all([
    readFile(new URL('index.html', PAGE)),
    readFile(new URL('icon.svg', PAGE)),
    buildScript(),
  ]);
  return new Map<string, PageFile>([
    ['/', { contentType: 'text/html; charset=utf-8', bytes: html }],
    ['/icon.svg', { contentType: 'image/svg+xml', bytes: icon }],
    ...outputFiles.map(({ path, contents }): [string, PageFile] => [
      path.endsWith('.css') ? '/page.css' : '/page.js',
      { contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript', bytes: contents },
    ]),
  ]);
}

function buildScript() {
  return build({
    entryPoints: [fileURLToPath(new URL('main.tsx', PAGE))],
    outdir: fileURLToPath(PAGE),
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact', verbatimModuleSyntax: true } },
    bundle: true,
    write: false,
    minify: true,
    sourcemap: 'inline',
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
}
