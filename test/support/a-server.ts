/** The project as it is on a server. */
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aFolder } from './npm-start.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

interface Locked {
  readonly packages: Readonly<Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>>;
}

/** The packages of a server, by their paths; those inside others come along with them. */
function serverPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(HERE, 'package-lock.json'), 'utf8')) as Locked;
  return Object.entries(packages)
    .filter(([, { dev, devOptional, optional }]) => !(dev || devOptional || optional))
    .map(([path]) => path)
    .filter((path) => path.lastIndexOf('node_modules/') === 0);
}

/** These files of the project, and of the packages only links to those that a server has. */
export function aServer(parts: readonly string[]): string {
  const server = aFolder();
  for (const part of parts) cpSync(join(HERE, part), join(server, part), { recursive: true });
  for (const path of serverPackages()) {
    mkdirSync(dirname(join(server, path)), { recursive: true });
    symlinkSync(join(HERE, path), join(server, path));
  }
  return server;
}
