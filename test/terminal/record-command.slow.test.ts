import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compiled } from '../support/compiled.ts';
import { goldenFile, told } from '../support/sticks-golden.ts';
import { positionsOf } from '../support/urland-golden.ts';

const GOLDEN = 'test/games/urland/golden/3-players-finish-in-a-turn.urland';
const GOLDEN_STICKS = goldenFile('ten-shared');

const COMMAND = compiled('src/terminal/record-command.ts');

function record(args: readonly string[], input: string | Buffer = '') {
  const [program, file] = COMMAND;
  const { status, stdout, stderr } = spawnSync(program, [file, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run record', () => {
  it('generates a game that is played to its end, the same for the same seed', () => {
    const game = record(['gen', '--players', '3', '--seed', '7']);
    expect(game.stdout).toMatch(/^urland 1\nplayers red blue green\nchance volcano /);
    expect(JSON.parse(positionsOf(game.stdout).at(-1) ?? '')).toMatchObject({ over: true });
    expect(record(['gen', '--players', '3', '--seed', '7'])).toEqual(game);
  });

  it('generates a game of any kind, with its options', () => {
    const game = record(['gen', 'sticks', '--seed', '3', '--option', 'goal=ten']);
    expect(game.stdout).toMatch(/^sticks 1\nplayers red blue\ngoal ten\nchance begin (red|blue)\n/);
    expect(told(game.stdout).end.phase).toEqual({ kind: 'over' });
    expect(record(['gen', 'sticks', '--seed', '3', '--option', 'goal=twenty']).stdout).not.toContain('goal');
  });

  it('generates a game by the taste that a policy has, with its options', () => {
    const args = ['gen', 'ursuppe', '--players', '4', '--seed', '3', '--option', 'finish=short', '--policy', 'attack'];
    const game = record(args);
    expect(game.stdout).toMatch(/^ursuppe 1\nplayers red blue green yellow\nfinish 25\nchance card /);
    expect(game.stdout).toMatch(/^\w+ attack /m);
    const last = record(['positions', '-'], game.stdout).stdout.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ phase: 'over', over: true });
  });

  it('knows the records of a game that has no tables yet, and tells it as a story', () => {
    const game = record(['gen', 'ants', '--players', '2', '--seed', '3', '--option', 'length=short']);
    expect(game.stdout).toMatch(/^ants 2\nplayers red blue\noptions full short own\nchance first /);
    const last = record(['positions', '-'], game.stdout).stdout.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ phase: 'over' });
    expect(record(['legal', '-'], game.stdout)).toEqual({ status: 0, stdout: '', stderr: '' });
    const story = record(['show', '-'], game.stdout);
    expect(story).toMatchObject({ status: 0, stderr: '' });
    expect(story.stdout).toContain('Red');
  });

  it('prints one position a line, from a file or from standard input', () => {
    const { stdout, status } = record(['positions', GOLDEN]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(114);
    expect(record(['positions', '-'], 'urland 1\nplayers red blue green\nchance volcano 3\n').stdout).toContain(
      '"phase":"setup"',
    );
  });

  it('goes by the header: a record of another game is played by its rules', () => {
    const { stdout, status } = record(['positions', GOLDEN_STICKS]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual(told(readFileSync(GOLDEN_STICKS, 'utf8')).positions);
    const remarks = '# of a game that begins with chance\n\nsticks 1\nplayers red blue\nchance volcano 3\n';
    expect(record(['positions', '-'], remarks)).toEqual({ status: 1, stdout: '', stderr: 'illegal 5 malformed\n' });
  });

  it.each([
    ['sticks 1\n', ''],
    ['sticks 1\nplayers red blue\n', 'chance begin red\nchance begin blue\n'],
    ['sticks 1\nplayers red blue\ngoal ten\n', 'chance begin red\nchance begin blue\n'],
    ['urland 1\n', ''],
  ])('takes a record that stops within its header: %j', (header, legal) => {
    expect(record(['positions', '-'], header)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(record(['legal', '-'], header)).toEqual({ status: 0, stdout: legal, stderr: '' });
    expect(record(['show', '-'], header)).toMatchObject({
      status: 0,
      stderr: 'There is nothing in this record yet.\n',
    });
  });

  it.each([
    ['in the title', ['\xff\n'], 'illegal 1 not-a-record\n'],
    ['among the players', ['sticks 1\nplayers red \xff\n'], 'illegal 2 no-players\n'],
    ['in an entry', ['sticks 1\nplayers red blue\nchance begin red\nred take \xff\n'], 'illegal 4 malformed\n'],
    ['in a remark', ['sticks 1\n# \xff\nplayers red blue\n'], 'illegal 2 no-players\n'],
  ])('stops at a line that is not UTF-8: %s', (_where, [text = ''], complaint) => {
    expect(record(['positions', '-'], Buffer.from(text, 'latin1'))).toMatchObject({ status: 1, stderr: complaint });
  });

  it('does not mind if nobody reads it to the end', () => {
    const line = `"$0" "$1" positions ${GOLDEN} | head -1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line, ...COMMAND], { encoding: 'utf8' });
    expect(stdout.trimEnd().split('\n')).toEqual([positionsOf(readFileSync(GOLDEN, 'utf8'))[0], '0']);
    expect(stderr).toBe('');
  });

  it('stops at an illegal line: the positions before it, the line, the reason, and exit code 1', () => {
    const text = 'urland 1\nplayers red blue green\n# first the volcano\nchance volcano 3\nchance volcano 4\n';
    const { stdout, stderr, status } = record(['positions', '-'], text);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toBe('illegal 5 not-now\n');
    expect(status).toBe(1);
  });

  it('shows a game for people, with the board and the winner', () => {
    const { stdout, status } = record(['show', GOLDEN]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/ is scored\. (Monopoly|Competition)/);
    expect(stdout).toMatch(/Panthalassa +R/);
    expect(stdout).toMatch(/ wins!/);
  });

  it('shows games of any kind', () => {
    const { stdout, status } = record(['show', GOLDEN_STICKS]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/(Red|Blue) reaches for the sticks /);
    expect(stdout).toMatch(/(Red|Blue) +sticks 10 +pebbles/);
    expect(stdout).toContain('Red and Blue share the win.');
  });

  it('lists every legal entry, each once', () => {
    const text = 'sticks 1\nplayers red blue\nchance begin red\nred gather 11,12\n';
    expect(record(['legal', '-'], text)).toEqual({ status: 0, stdout: 'blue block\nblue allow\n', stderr: '' });
    const lines = record(['legal', '-'], `${text}blue allow\n`).stdout.trimEnd().split('\n');
    expect(lines).toContain('blue take 60');
    expect(lines).toContain('blue gather 1,2,3,4');
    expect(lines).not.toContain('blue take 11');
    expect(new Set(lines).size).toBe(lines.length);
    const beforeTheFirstChoice = readFileSync(GOLDEN, 'utf8').split(/^red score/m)[0];
    expect(record(['legal', '-'], beforeTheFirstChoice).stdout).toBe('red score 7\nred score 3\nred score 1\n');
  });

  it('lists a sample where there are more than 3,000, and says so', () => {
    const text = 'urland 1\nplayers red blue green\nchance volcano 3\n';
    const [remark, ...lines] = record(['legal', '-'], text).stdout.trimEnd().split('\n');
    expect(remark).toBe('# a sample of 3000: there are more');
    expect(new Set(lines).size).toBe(3000);
    for (const line of lines.slice(0, 20)) expect(line).toMatch(/^chance deal /);
  });

  it('lists nothing when the game is over', () => {
    expect(record(['legal', GOLDEN_STICKS])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it.each([
    [[], ''],
    [['dance'], ''],
    [['gen', '--players', '6'], 'players: 3 to 5\n'],
    [['gen', '--playrs', '3'], ''],
    [['gen', 'chess'], 'There is no game chess.\n'],
    [['gen', 'sticks', '--players', '3'], 'players: 2\n'],
    [['gen', 'sticks', '--option', 'goal=five'], 'option: '],
    [['gen', 'sticks', '--policy', 'attack'], 'policy: there are none\n'],
    [['positions'], ''],
  ])('explains itself when misused: %j', (args, problem) => {
    const { status, stderr } = record(args);
    expect(status).toBe(2);
    expect(stderr.startsWith(problem)).toBe(true);
    expect(stderr).toContain('usage:');
  });

  it.each([
    ['no-such-file', 'no-such-file: there is no such file\n'],
    ['src', 'src: this is a folder; name a record in it\n'],
  ])('says in one line why it can not read %s', (file, complaint) => {
    expect(record(['positions', file])).toEqual({ status: 2, stdout: '', stderr: complaint });
  });

  it('takes an empty file for a record that has not begun, and says so', () => {
    expect(record(['positions', '-'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(record(['show', '-'])).toMatchObject({ status: 0, stderr: 'There is nothing in this record yet.\n' });
  });
});
