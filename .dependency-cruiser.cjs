const PURE = '^src/(engine|games|ai)/';

/** What each room may import from the others. Anything not listed here is forbidden: arrows point inward. */
const MAY_IMPORT = {
  shared: [],
  engine: [],
  games: ['engine'],
  ai: ['engine', 'games'],
  tables: ['engine', 'games', 'ai', 'shared'],
  store: ['tables', 'engine', 'shared'],
  i18n: ['engine', 'games', 'ai'],
  render: ['engine', 'games', 'i18n', 'shared'],
  workers: ['engine', 'games', 'ai', 'render', 'tables', 'shared'],
  emulator: ['shared'],
  discord: ['engine', 'games', 'tables', 'i18n', 'render', 'shared'],
  monitoring: ['tables', 'discord'],
  doctor: ['engine', 'tables', 'workers', 'discord', 'emulator'],
  playground: ['emulator'],
  terminal: ['engine', 'games', 'i18n'],
  app: ['engine', 'games', 'tables', 'store', 'i18n', 'workers', 'discord', 'monitoring', 'playground', 'shared'],
};

/**
 * What the bot and its monitoring may import of `tables`. The other files work on whole tables, which hold every secret. Some of
 * these know whole tables, too: `test/tables/whole-tables.test.ts` says which of their names the bot may not import.
 */
const SHOWN_OF_TABLES = [
  '(crew|facts|ids|news|options|person-settings|ports|refusals|rulebook|table|table-view)',
  'log/(recap|verify)',
  'playing/(next-turn|turn-end)',
  'seats/computers',
  'servers/[^/]+',
  'service/(service-parts|tables)',
  'time/(allowance|time-zones)',
];

/** Puts the bot together: it knows every part, and nothing knows it but what starts it. */
const COMPOSES = '^src/discord/bot/';

const roomRules = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
  name: `${room}-imports-inward-only`,
  comment: `src/${room} may import ${allowed.length ? allowed.join(', ') : 'none of our other rooms'}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: COMPOSES },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'everything-is-in-a-room',
      comment: 'A file beside the rooms, or a room that MAY_IMPORT does not list, would stand under none of its rules.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(main[.]ts$|(${Object.keys(MAY_IMPORT).join('|')})/)` },
    },
    {
      name: 'every-importer-is-in-a-room',
      comment: 'The same, for a file that nobody imports.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(main[.]ts$|(${Object.keys(MAY_IMPORT).join('|')})/)` },
      to: {},
    },
    {
      name: 'the-bot-gets-views-alone',
      comment: 'A table and its game hold every secret. What puts the bot together hands the store on.',
      severity: 'error',
      from: { path: '^src/(discord|monitoring)/', pathNot: COMPOSES },
      to: { path: '^src/tables/', pathNot: `^src/tables/(${SHOWN_OF_TABLES.join('|')})[.]ts$` },
    },
    {
      name: 'pure-zone-has-no-dependencies',
      comment: 'Rules are plain functions over plain data: no package, no Node.',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypesNot: ['local', 'aliased-subpath-import'] },
    },
    {
      name: 'no-game-knows-another',
      comment: 'What two games share is the engine’s.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/([^/]+)/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'only-starters-know-the-bot',
      comment: 'What starts a bot stands in src/app; no other room knows the bot as a whole.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: ['^src/app/', COMPOSES] },
      to: { path: COMPOSES },
    },
    {
      name: 'main-knows-app-alone',
      comment: 'People start src/main.ts by its path; everything it does is in src/app and the store’s claim.',
      severity: 'error',
      from: { path: '^src/main.ts$' },
      to: { path: '^src/', pathNot: '^src/(app|discord/bot/|store/claim.ts)' },
    },
    {
      name: 'only-render-knows-canvas',
      comment: 'Pictures are painted in one place.',
      severity: 'error',
      from: { pathNot: '^(src/render/paint|test/render|bench)/' },
      to: { path: 'node_modules/canvas/' },
    },
    {
      name: 'monitoring-hears-and-never-reaches',
      comment: 'It knows what the bot tells whoever watches, and nothing else of it.',
      severity: 'error',
      from: { path: '^src/monitoring/' },
      to: { path: '^src/discord/', pathNot: '^src/discord/watch.ts$' },
    },
    {
      name: 'only-store-knows-sql',
      comment: 'Tables speak to a port.',
      severity: 'error',
      from: {
        pathNot:
          '^(src/store|test/(store|tables|discord/faults|support/postgres-server)|scripts/chaos|bench|drizzle(.postgres)?.config.ts)',
      },
      to: { path: 'node_modules/(drizzle-orm|better-sqlite3|pg)/' },
    },
    {
      name: 'servers-need-no-development-packages',
      comment: 'A server installs with --omit=dev: what the playground and the checks need is not there.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(emulator|playground)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-local-bots-know-the-playground',
      comment: 'The same: nothing that runs with a token may load it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(emulator|playground|app/local-|doctor/compare/local-)' },
      to: { path: '^src/(emulator|playground)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'local-bots-are-loaded-without-a-token-only',
      comment: 'The same: an import that is not dynamic is there with a token, too.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/local-' },
      to: { path: '^src/(app/local-(bot|tables)|doctor/compare/local-)', dynamic: false },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle is two files that are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'Everything imported exists.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'src-never-imports-tests',
      comment: 'Tests lean on the product, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports and nobody starts is dead. Types of packages are imported by nobody.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
