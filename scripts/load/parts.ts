/** Which part of the bot the thread that answers has worked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../compiled-bot.ts';
import type { CpuProfile } from './profiler.ts';

/** The first that fits the path of a file. */
const PARTS = [
  ['store', /^src\/store\/|better-sqlite3|drizzle-orm/],
  ['rules', /^src\/(engine|games|ai|tables)\//],
  ['scene', /^src\/render\//],
  ['panels', /^src\/(discord|i18n)\//],
  ['upload', /@discordjs\/rest|undici/],
  ['gateway', /discord\.js|@discordjs|node_modules\/ws\//],
] as const;

export type Part = (typeof PARTS)[number][0] | 'garbage' | 'other';
export const ALL_PARTS: readonly Part[] = [...PARTS.map(([part]) => part), 'garbage', 'other'];

type FileAt = (url: string, line: number) => string;

/** The compiled program names the file that each of its passages comes from in a line before it. */
function sourceFiles(): FileAt {
  const folder = join(PROJECT, 'build');
  const files = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.js'),
  )) {
    let file = '';
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    files.set(
      name,
      lines.map((line) => {
        file = /^ *\/\/ (src\/\S+)$/.exec(line)?.[1] ?? file;
        return file;
      }),
    );
  }
  return (url, line) => (url.includes('/build/') ? (files.get(url.split('/build/')[1] ?? '')?.[line] ?? '') : url);
}

const partOf = (file: string): Part | null => PARTS.find(([, path]) => path.test(file))?.[0] ?? null;

/** The share of each part in the time that the thread was busy. What Node does for a part counts as that part's. */
export function sharesIn({ nodes, samples }: CpuProfile): ReadonlyMap<Part, number> {
  const fileAt = sourceFiles();
  const parts = new Map<number, Part | 'idle'>();
  const byId = new Map(nodes.map((node) => [node.id, node]));

  function name(id: number, above: Part): void {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url, lineNumber } = node.callFrame;
    const own = partOf(fileAt(url, lineNumber)) ?? above;
    const special = { '(idle)': 'idle', '(garbage collector)': 'garbage' } as const;
    parts.set(id, functionName in special ? special[functionName as keyof typeof special] : own);
    for (const child of node.children ?? []) name(child, own);
  }

  const [root] = nodes;
  if (root) name(root.id, 'other');
  const busy = samples.flatMap((id) => {
    const part = parts.get(id) ?? 'other';
    return part === 'idle' ? [] : [part];
  });
  return new Map(ALL_PARTS.map((part) => [part, busy.filter((each) => each === part).length / busy.length]));
}
