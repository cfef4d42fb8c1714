// Makes a fresh clone runnable. Needs nothing but Node and npm; costs a few milliseconds when all is in place.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}node_modules/.setup-stamp`;
/** npm's own list of what it has installed here. */
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const MIN_NODE = [20, 12];

/**
 * Packages with compiled parts: what makes each load its binary, and the system libraries it is built with where none
 * can be downloaded.
 */
const NATIVE = {
  'better-sqlite3': {
    // Its binary is loaded by the first database, not by the import.
    load: "new (require('better-sqlite3'))(':memory:')",
    debian: ['build-essential', 'python3'],
    brew: [],
  },
  canvas: {
    load: "require('canvas')",
    debian: [
      'build-essential',
      'python3',
      'pkg-config',
      'libcairo2-dev',
      'libpango1.0-dev',
      'libjpeg-dev',
      'libgif-dev',
      'librsvg2-dev',
    ],
    brew: ['pkg-config', 'cairo', 'pango', 'libpng', 'jpeg', 'giflib', 'librsvg', 'pixman'],
  },
};

const say = (line) => console.error(`set-up: ${line}`);

function stop(problem, command) {
  say(problem);
  if (command) say(`run this, then try again:  ${command}`);
  process.exit(1);
}

/** Runs a command with a sign of life every ten seconds; its own output is shown only when it fails. */
function run(title, command, args) {
  say(`${title} …`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const pulse = setInterval(() => say(`${title} … ${seconds()} s`), 10_000);
    const finish = (ok) => {
      clearInterval(pulse);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

const loads = (name) => spawnSync(process.execPath, ['-e', NATIVE[name].load], { cwd: ROOT }).status === 0;
const has = (command) => spawnSync('which', [command]).status === 0;
const isRoot = () => process.getuid?.() === 0;

/** The commands that install system libraries on this machine, or null where we don't know how. */
function systemInstall({ debian, brew }) {
  if (has('apt-get')) {
    const sudo = isRoot() ? [] : ['sudo'];
    return [
      [...sudo, 'apt-get', 'update'],
      [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...debian],
    ];
  }
  if (process.platform === 'darwin' && has('brew')) return [['brew', 'install', ...brew]];
  return null;
}

async function installSystemLibraries(name) {
  const libraries = NATIVE[name];
  const commands = systemInstall(libraries);
  if (!commands) stop(`${name} needs these libraries with their headers: ${libraries.debian.join(', ')}`);
  const spelled = commands.map((words) => words.join(' ')).join(' && ');
  if (!isRoot() && has('apt-get') && !has('sudo'))
    stop(`${name} needs system libraries, and there is no sudo`, spelled);
  for (const [command, ...args] of commands) {
    const { ok, output } = await run(`installing the system libraries of ${name}`, command, args);
    if (!ok) stop(`that failed:\n${output}`, spelled);
  }
}

async function buildNative(name) {
  if (loads(name)) return;
  await run(`fetching or building ${name}`, 'npm', ['rebuild', name, '--foreground-scripts']);
  if (loads(name)) return;
  await installSystemLibraries(name);
  const { output } = await run(`building ${name}`, 'npm', [
    'rebuild',
    name,
    '--foreground-scripts',
    '--build-from-source',
  ]);
  if (!loads(name)) stop(`${name} could not be built:\n${output}`, `npm rebuild ${name} --build-from-source`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const recent = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  if (!recent) stop(`Node ${MIN_NODE.join('.')} or later is needed, this is ${process.versions.node}`);
}

const omitsDev = ({ NODE_ENV, npm_config_omit = '' }) => NODE_ENV === 'production' || npm_config_omit.includes('dev');

/**
 * A server needs neither the playground nor the checks. Where they were left out (`npm ci --omit=dev`), they stay out,
 * unless whoever calls needs them: tests do.
 */
function packagesWanted() {
  if (process.argv.includes('--include=dev')) return '--include=dev';
  const isLean = existsSync(INSTALLED)
    ? !Object.values(JSON.parse(readFileSync(INSTALLED, 'utf8')).packages).some(({ dev }) => dev)
    : omitsDev(process.env);
  return isLean ? '--omit=dev' : '--include=dev';
}

function fingerprint(packages) {
  const hash = createHash('sha256').update(process.versions.modules).update(process.arch).update(packages);
  for (const file of ['package-lock.json', 'scripts/setup.mjs']) hash.update(readFileSync(ROOT + file));
  return hash.digest('hex');
}

checkNode();
const packages = packagesWanted();
const wanted = fingerprint(packages);
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  // Not `npm ci`: the lock may lack other platforms' optional binaries, which `install` adds without touching the lock.
  const install = ['install', packages, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await run('installing packages (only this once)', 'npm', install);
  if (!ok) stop(`npm could not install them:\n${output}`, `npm ${install.join(' ')}`);
  for (const name of Object.keys(NATIVE)) if (existsSync(`${ROOT}node_modules/${name}`)) await buildNative(name);
  writeFileSync(STAMP, wanted);
  say('ready');
}
