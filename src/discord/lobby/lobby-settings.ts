/** The settings of a lobby, for one reader: the host changes them, everybody else sees what is agreed on. */
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons, type Message, message, text } from '../wire/message.ts';
import { clockName } from './clocks.ts';
import { colourSelect, lobbySelects } from './lobby-selects.ts';
import { agreedChoices, optionBlocks } from './option-blocks.ts';
import { settingId } from './setting-id.ts';

/** What is agreed on, in a few words each. */
export function agreements(view: TableView, reader: Reader): string[] {
  const { lobby } = reader.words.bot;
  const { hints, suggestions, clock, seats } = view.options;
  return [
    lobby.seatCount({ count: seats }),
    clockName(clock, reader.words),
    ...agreedChoices(view, reader),
    hints ? lobby.hintsOn : lobby.hintsOff,
    suggestions ? lobby.suggestionsOn : lobby.suggestionsOff,
  ];
}

const verifyButton = ({ id }: TableView, { words }: Reader): Button => ({
  id: customId('over-verify', { table: id }),
  label: words.bot.panel.verify,
});

function hostButtons(view: TableView, reader: Reader): Block {
  const { lobby } = reader.words.bot;
  const { hints, suggestions } = view.options;
  const hasComputer = view.places.some(({ occupant }) => occupant.kind === 'computer');
  return buttons(
    { id: settingId(view, 'remove'), label: lobby.removeComputer, disabled: !hasComputer },
    { id: settingId(view, 'hints'), label: hints ? lobby.hintsOn : lobby.hintsOff },
    { id: settingId(view, 'suggestions'), label: suggestions ? lobby.suggestionsOn : lobby.suggestionsOff },
    verifyButton(view, reader),
    { id: customId('lobby-cancel', { table: view.id }), label: lobby.cancel, style: 'danger' },
  );
}

const hostBlocks = (view: TableView, reader: Reader, fresh: string): Block[] => [
  ...lobbySelects(view, reader, fresh),
  ...optionBlocks(view, reader, fresh),
  hostButtons(view, reader),
];

const guestBlocks = (view: TableView, reader: Reader, fresh: string): Block[] => [
  ...(view.mine === null ? [] : [colourSelect(view, reader, fresh)]),
  buttons(verifyButton(view, reader)),
];

interface Showing {
  readonly person: PersonId;
  /** A word about the last press. */
  readonly note: string | null;
  /** Another one each time that the settings are shown. */
  readonly fresh: string;
}

export function lobbySettings(view: TableView, reader: Reader, { person, note, fresh }: Showing): Message {
  const { lobby } = reader.words.bot;
  const isHost = view.host === person;
  const agreed = agreements(view, reader).map((each) => `- ${each}`);
  const lines = [`## ${lobby.settingsTitle}`, ...(note === null ? [] : [note])];
  const head = isHost ? lines : [...lines, lobby.settingsGuest, ...agreed];
  return message([text(head.join('\n')), ...(isHost ? hostBlocks : guestBlocks)(view, reader, fresh)]);
}
