/** Settings from the environment. All mistakes in them are reported together, in words. */
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '#engine/result.ts';
import { hasFirst, isWhole, readShardRange, type ShardRange } from '#shared/shard-range.ts';
import { USUAL_KEEP_DAYS } from '#tables/servers/house-rules.ts';

export interface Config {
  /** Null if none is set. */
  readonly token: string | null;
  readonly api: string;
  /** A file, or the address of a database on a PostgreSQL server. */
  readonly database: string;
  /** The connections to Discord that this process has; null for as many as Discord recommends, all of them. */
  readonly shards: ShardRange | null;
  /** For `npm run cluster`: how many processes share the shards, and how many stand by for each of them. */
  readonly cluster: { readonly processes: number; readonly standbys: number };
  readonly logLevel: LogLevel;
  /** Also offers template games, which show how a game is built. */
  readonly showTemplateGames: boolean;
  /** How players reach whoever runs the bot, in their own words; null if they should not. */
  readonly operatorContact: string | null;
  /** The id of a channel, or `log`; null: nowhere. */
  readonly feedbackTo: string | null;
  /** How long finished tables stay at most, in days; a server may say less. */
  readonly keepDays: number;
  /** Where `/live`, `/ready` and `/metrics` are; null if nowhere. */
  readonly health: { readonly host: string; readonly port: number } | null;
  /** Null if none are made, or by another process: that with the first shard makes them. */
  readonly backups: { readonly folder: string; readonly keep: number; readonly hour: number } | null;
  /** The port of the page that the bot serves without a token. */
  readonly playgroundPort: number;
  readonly playgroundFolder: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULTS = {
  api: 'https://discord.com/api',
  databaseFile: 'data/tables.sqlite',
  shards: 'auto',
  processes: '1',
  standbys: '1',
  logLevel: 'info',
  showTemplateGames: 'no',
  keepTablesDays: String(USUAL_KEEP_DAYS),
  healthHost: '127.0.0.1',
  backupKeep: '7',
  backupHour: '4',
  dataFolder: 'data',
  playgroundPort: '8740',
  playgroundFolder: 'data/playground',
} as const;

/** The database of the playground. */
export const tablesIn = (playgroundFolder: string): string => join(playgroundFolder, 'tables.sqlite');

const SETTINGS = [
  'DISCORD_TOKEN',
  'DISCORD_API',
  'DATABASE_FILE',
  'DATABASE_URL',
  'SHARDS',
  'PROCESSES',
  'STANDBYS',
  'LOG_LEVEL',
  'SHOW_TEMPLATE_GAMES',
  'OPERATOR_CONTACT',
  'FEEDBACK_TO',
  'KEEP_TABLES_DAYS',
  'HEALTH_PORT',
  'HEALTH_HOST',
  'BACKUP_KEEP',
  'BACKUP_FOLDER',
  'BACKUP_HOUR',
  'PLAYGROUND_PORT',
  'PLAYGROUND_FOLDER',
] as const;
type Setting = (typeof SETTINGS)[number];

const given = (environment: Environment, name: Setting): string | null => environment[name]?.trim() || null;

export const databaseIn = (environment: Environment): string =>
  given(environment, 'DATABASE_URL') ?? given(environment, 'DATABASE_FILE') ?? DEFAULTS.databaseFile;

/** An address may hold a password, so these never repeat it. */
function databaseProblems(environment: Environment): string[] {
  const url = given(environment, 'DATABASE_URL');
  if (url === null) return [];
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
    return ['DATABASE_URL is no address of a PostgreSQL database: postgres://USER:PASSWORD@HOST/NAME'];
  return given(environment, 'DATABASE_FILE') === null ? [] : ['Set DATABASE_FILE or DATABASE_URL, not both.'];
}

/** Three parts joined by dots. Only Discord can check the rest. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const isFeedbackPlace = (text: string): boolean => text === 'log' || /^\d{17,20}$/.test(text);

const isYesOrNo = (text: string): boolean => text === 'yes' || text === 'no';

/** Adds what is wrong to `problems`. */
function shardsIn(environment: Environment, problems: string[]): ShardRange | null {
  const text = given(environment, 'SHARDS') ?? DEFAULTS.shards;
  const range = text === 'auto' ? null : readShardRange(text);
  if (text !== 'auto' && range === null)
    problems.push(`SHARDS is ${text}; it can be auto, a number such as 4, or a part such as 0-3/8: four of eight.`);
  if (range && !isWhole(range) && given(environment, 'DATABASE_URL') === null)
    problems.push(
      `SHARDS is ${text}, a part: then others have the rest, and all need one PostgreSQL server (DATABASE_URL).`,
    );
  return range;
}

/** Adds what is wrong to `problems`. */
function clusterIn(environment: Environment, problems: string[]): Config['cluster'] {
  const processes = given(environment, 'PROCESSES') ?? DEFAULTS.processes;
  if (!/^[1-9]\d?$/.test(processes)) problems.push(`PROCESSES is ${processes}; it must be a number from 1 to 99.`);
  const standbys = given(environment, 'STANDBYS') ?? DEFAULTS.standbys;
  if (!/^\d$/.test(standbys)) problems.push(`STANDBYS is ${standbys}; it must be a number from 0 to 9.`);
  return { processes: Number(processes), standbys: Number(standbys) };
}

/** Finds misspelt settings, which would otherwise do nothing without a word. */
const unknownSettings = (names: readonly string[]): string[] =>
  names
    .filter((name) => !SETTINGS.some((each) => each === name))
    .map((name) => `${name} in .env is not a setting; there are ${SETTINGS.join(', ')}.`);

/** Adds what is wrong to `problems`. */
function healthIn(environment: Environment, problems: string[]): Config['health'] {
  const port = given(environment, 'HEALTH_PORT');
  if (port !== null && !isPort(port)) problems.push(`HEALTH_PORT is ${port}; it must be a number from 0 to 65535.`);
  const host = given(environment, 'HEALTH_HOST') ?? DEFAULTS.healthHost;
  if (isIP(host) === 0) problems.push(`HEALTH_HOST is ${host}; it must be an IP address, such as 127.0.0.1.`);
  return port === null ? null : { host, port: Number(port) };
}

/** Adds what is wrong to `problems`. */
function keepDaysIn(environment: Environment, problems: string[]): number {
  const days = given(environment, 'KEEP_TABLES_DAYS') ?? DEFAULTS.keepTablesDays;
  if (!/^[1-9]\d{0,3}$/.test(days))
    problems.push(`KEEP_TABLES_DAYS is ${days}; it must be a number of days from 1 to 9999.`);
  return Number(days);
}

/** Beside the database, if that is a file. */
function backupFolder(environment: Environment): string {
  const file = given(environment, 'DATABASE_URL') === null ? databaseIn(environment) : null;
  return join(file === null ? DEFAULTS.dataFolder : dirname(file), 'backups');
}

/** Adds what is wrong to `problems`. */
function backupsIn(environment: Environment, shards: Config['shards'], problems: string[]): Config['backups'] {
  const keep = given(environment, 'BACKUP_KEEP') ?? DEFAULTS.backupKeep;
  if (!/^\d{1,3}$/.test(keep)) problems.push(`BACKUP_KEEP is ${keep}; it must be a number from 0 to 999.`);
  const hour = given(environment, 'BACKUP_HOUR') ?? DEFAULTS.backupHour;
  if (!/^\d{1,2}$/.test(hour) || Number(hour) > 23)
    problems.push(`BACKUP_HOUR is ${hour}; it must be an hour from 0 to 23.`);
  const folder = given(environment, 'BACKUP_FOLDER') ?? backupFolder(environment);
  return Number(keep) === 0 || !hasFirst(shards) ? null : { folder, keep: Number(keep), hour: Number(hour) };
}

/** `inFile`: the names found in `.env`; every one of them must be known. */
export function readConfig(
  environment: Environment,
  inFile: readonly string[] = [],
): Result<Config, readonly string[]> {
  const problems = [...unknownSettings(inFile), ...databaseProblems(environment)];
  const token = given(environment, 'DISCORD_TOKEN');
  const api = given(environment, 'DISCORD_API') ?? DEFAULTS.api;
  const level = given(environment, 'LOG_LEVEL') ?? DEFAULTS.logLevel;
  const logLevel = LOG_LEVELS.find((each) => each === level);
  // The message never repeats the token: printed text may end up anywhere.
  if (token !== null && !TOKEN.test(token)) {
    problems.push(
      'DISCORD_TOKEN does not look like a bot token: three parts, with dots between them. Copy it anew from the Bot page of your application.',
    );
  }
  const port = given(environment, 'PLAYGROUND_PORT') ?? DEFAULTS.playgroundPort;
  if (!isPort(port)) problems.push(`PLAYGROUND_PORT is ${port}; it must be a number from 0 to 65535.`);
  const templates = given(environment, 'SHOW_TEMPLATE_GAMES') ?? DEFAULTS.showTemplateGames;
  if (!isYesOrNo(templates)) problems.push(`SHOW_TEMPLATE_GAMES is ${templates}; it can be yes or no.`);
  const feedbackTo = given(environment, 'FEEDBACK_TO');
  if (feedbackTo !== null && !isFeedbackPlace(feedbackTo))
    problems.push(`FEEDBACK_TO is ${feedbackTo}; it can be log, or the id of a channel: 17 to 20 digits.`);
  const shards = shardsIn(environment, problems);
  const cluster = clusterIn(environment, problems);
  const health = healthIn(environment, problems);
  const keepDays = keepDaysIn(environment, problems);
  const backups = backupsIn(environment, shards, problems);
  if (!isAddress(api)) problems.push(`DISCORD_API is no web address: ${api}`);
  if (logLevel === undefined) problems.push(`LOG_LEVEL is ${level}; it can be ${LOG_LEVELS.join(', ')}.`);
  if (problems.length > 0 || logLevel === undefined) return err(problems);
  const playgroundFolder = given(environment, 'PLAYGROUND_FOLDER') ?? DEFAULTS.playgroundFolder;
  return ok({
    token,
    api: api.replace(/\/+$/, ''),
    database: databaseIn(environment),
    shards,
    cluster,
    logLevel,
    showTemplateGames: templates === 'yes',
    operatorContact: given(environment, 'OPERATOR_CONTACT'),
    feedbackTo,
    keepDays,
    health,
    backups,
    playgroundPort: Number(port),
    playgroundFolder,
  });
}
