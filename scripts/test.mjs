// `npm test`: the tests, and beside them types, lint and format, import rules, nothing unused; closes with one line that counts them all.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [scope = 'all', ...files] = process.argv.slice(2);

const bin = (name) => join('node_modules', '.bin', name);

/** The native compiler checks in a fraction of the time; other tools still need the API of the older one. */
const TSC = join('node_modules', 'typescript-native', 'bin', 'tsc');

/** What has not changed since the last run is not checked again. */
const CACHE = join('node_modules', '.cache');
const sinceLast = (name) => ['--incremental', '--tsBuildInfoFile', join(CACHE, `${name}.tsbuildinfo`)];

const STATIC_CHECKS = [
  ['types', process.execPath, [TSC, '-p', 'tsconfig.json', ...sinceLast('types')]],
  ['types of the pure zone', process.execPath, [TSC, '-p', 'tsconfig.pure.json', ...sinceLast('pure-types')]],
  ['types of the page', process.execPath, [TSC, '-p', 'tsconfig.page.json', ...sinceLast('page-types')]],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', '.']],
  [
    'import rules',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      join(CACHE, 'imports'),
      '--cache-strategy',
      'content',
      'src',
      'test',
    ],
  ],
  ['nothing unused', bin('knip'), ['--cache', '--cache-location', join(CACHE, 'unused')]],
];

function runCheck([title, command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      resolve({ ok: code === 0, line: code === 0 ? `ok    ${title}` : `FAIL  ${title}\n${output}` });
    });
  });
}

function runTests() {
  const report = join(mkdtempSync(join(tmpdir(), 'tests-')), 'report.json');
  const projects = scope === 'fast' ? ['--project', 'fast'] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return new Promise((resolve) => {
    const child = spawn(bin('vitest'), ['run', ...projects, ...reporters, ...files], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', (code) => resolve({ code, report }));
  });
}

function count({ code, report }) {
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  // A run that broke outside any test (an unhandled error, a file that does not load) must not look green.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

// At the same time, for tests often wait; what the checks say comes after what the tests say.
const [checks, ran] = await Promise.all([Promise.all(STATIC_CHECKS.map(runCheck)), runTests()]);
const tests = count(ran);
for (const { line } of checks) console.log(line);
const passed = tests.passed + checks.filter(({ ok }) => ok).length;
const failed = tests.failed + checks.filter(({ ok }) => !ok).length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
