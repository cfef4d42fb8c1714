import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../support/golden-games.ts';

const GOLDEN = 'test/games/urland/golden/3-players-finish-in-a-turn.urland';

function record(args: readonly string[], input = '') {
  const command = ['--import', 'tsx', 'src/terminal/record-command.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run record', () => {
  it('generates a game that is played to its end, the same for the same seed', () => {
    const game = record(['gen', '--players', '3', '--seed', '7']);
    expect(game.stdout).toMatch(/^urland 1\nplayers red blue green\nchance volcano /);
    expect(JSON.parse(positionsOf(game.stdout).at(-1) ?? '')).toMatchObject({ over: true });
    expect(record(['gen', '--players', '3', '--seed', '7'])).toEqual(game);
  });

  it('prints one position a line, from a file or from standard input', () => {
    const { stdout, status } = record(['positions', GOLDEN]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(114);
    expect(record(['positions', '-'], 'urland 1\nplayers red blue green\nchance volcano 3\n').stdout).toContain(
      '"phase":"setup"',
    );
  });

  it('does not mind if nobody reads it to the end', () => {
    const line = `"$0" --import tsx src/terminal/record-command.ts positions ${GOLDEN} | head -1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line, process.execPath], { encoding: 'utf8' });
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

  it.each([[[]], [['dance']], [['gen', '--players', '6']], [['gen', '--playrs', '3']], [['positions']]])(
    'explains itself when misused: %j',
    (args) => {
      const { status, stderr } = record(args);
      expect(status).toBe(2);
      expect(stderr).toContain('usage:');
    },
  );

  it.each([
    ['no-such-file', 'no-such-file: there is no such file\n'],
    ['src', 'src: this is a folder; name a record in it\n'],
  ])('says in one line why it can not read %s', (file, complaint) => {
    expect(record(['positions', file])).toEqual({ status: 2, stdout: '', stderr: complaint });
  });

  it('takes an empty file for a record that has not begun, and tells people so', () => {
    expect(record(['positions', '-'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(record(['show', '-'])).toMatchObject({ status: 0, stderr: 'There is nothing in this record yet.\n' });
  });
});
