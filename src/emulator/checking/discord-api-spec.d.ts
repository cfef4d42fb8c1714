/** The package calls its JavaScript its types: 539 Zod schemas, each named after a schema of Discord's description. */
declare module 'discord-api-spec/zod';
