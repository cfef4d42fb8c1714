// A bot in its own process: answers as fast as discord.js can, and tells what CPU time it took.
import { AttachmentBuilder, Client, GatewayIntentBits, MessageFlags } from 'discord.js';

const [api = '', token = ''] = process.argv.slice(2);
/** 20 kB that do not compress, as a picture's do not. */
const PICTURE = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 2_654_435_761) & 0xff));
Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(PICTURE);

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
});

client.on('interactionCreate', async (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  if (interaction.commandName === 'plain') await interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral });
  else await interaction.reply({ content: 'board', files: [new AttachmentBuilder(PICTURE, { name: 'board.png' })] });
});

client.once('clientReady', () => process.send?.('ready'));
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
await client.login(token);
