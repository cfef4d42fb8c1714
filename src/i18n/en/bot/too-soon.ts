interface Again {
  /** Since 1970: when it is possible again. Discord counts down to it. */
  readonly seconds: number;
}

/** Somebody has done something so often that others would suffer. */
export const tooSoon = {
  table: ({ seconds }: Again) =>
    `Many tables were opened in a short time. The next one can be opened <t:${seconds}:R>; those that are open can be joined and played.`,
  thread: ({ seconds }: Again) =>
    `Many threads were opened in a short time. The next one can be opened <t:${seconds}:R>, or use another channel.`,
  'show-again': ({ seconds }: Again) =>
    `The table was shown a moment ago: look at the bottom of its channel. It can be shown again <t:${seconds}:R>.`,
  invitation: ({ seconds }: Again) =>
    `Many people were called in a short time. The next one can be called <t:${seconds}:R>; or write to them yourself.`,
  seat: ({ seconds }: Again) =>
    `Seats have changed many times in a short time. You can sit down again <t:${seconds}:R>.`,
  undo: ({ seconds }: Again) =>
    `Many moves were taken back in a short time. The next one can be taken back <t:${seconds}:R>; you can play on any time.`,
  suggestion: ({ seconds }: Again) =>
    `The computer needs a rest from questions. Ask it again <t:${seconds}:R>; you can decide without it any time.`,
  log: ({ seconds }: Again) =>
    `This game was looked through many times in a short time. It can be looked through again <t:${seconds}:R>.`,
  file: ({ seconds }: Again) => `Many files were sent in a short time. The next one can be sent <t:${seconds}:R>.`,
  export: ({ seconds }: Again) => `Data was exported a moment ago. You can export it again <t:${seconds}:R>.`,
  feedback: ({ seconds }: Again) => `A lot of feedback was sent, thank you! You can send more <t:${seconds}:R>.`,
  notice: ({ seconds }: Again) =>
    `Every table has seen a notice a moment ago. The next one can be shown <t:${seconds}:R>.`,
  picture: ({ seconds }: Again) => `Many pictures were shown in a short time. The next one comes <t:${seconds}:R>.`,
};
