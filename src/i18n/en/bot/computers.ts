import type { CharacterId, Temper } from '#ai/characters.ts';
import type { LevelId } from '#ai/levels.ts';

interface Level {
  name: string;
  title: string;
  about: string;
}

const levels = {
  beginner: { name: 'beginner', title: 'Beginner', about: 'Tries things out. Right for a first game.' },
  steady: { name: 'steady', title: 'Steady', about: 'Weighs every action, one step ahead.' },
  strong: { name: 'strong', title: 'Strong', about: 'Plays ahead in its head. Hard to beat.' },
} satisfies Record<LevelId, Level>;

interface Character {
  name: string;
  about: string;
}

const characters = {
  trilobite: { name: 'Trilobite', about: 'Has seen everything and drawn no conclusions.' },
  pikaia: { name: 'Pikaia', about: 'Small, soft, and in no hurry to become anything else.' },
  hallucigenia: { name: 'Hallucigenia', about: 'Not always sure which side is up.' },
  marrella: { name: 'Marrella', about: 'Feathers everywhere, plans nowhere.' },
  wiwaxia: { name: 'Wiwaxia', about: 'Prickly outside, undecided inside.' },
  orthoceras: { name: 'Orthoceras', about: 'Straight shell, straight moves.' },
  eurypterus: { name: 'Eurypterus', about: 'A sea scorpion with an eye for a good beach.' },
  cephalaspis: { name: 'Cephalaspis', about: 'All forehead. Ponders even the obvious.' },
  lingula: { name: 'Lingula', about: 'Has not changed in ages and sees no reason to.' },
  cooksonia: { name: 'Cooksonia', about: 'A plant of few words and no leaves.' },
  tiktaalik: { name: 'Tiktaalik', about: 'Half fish, half ambition.' },
  anomalocaris: { name: 'Anomalocaris', about: 'Top of the food chain, and well aware of it.' },
  dunkleosteus: { name: 'Dunkleosteus', about: 'Heavily armoured. Does not rush.' },
  acanthostega: { name: 'Acanthostega', about: 'Has eight toes on each hand and counts with all of them.' },
  coelacanth: { name: 'Coelacanth', about: 'Was declared extinct once. It did not agree.' },
} satisfies Record<CharacterId, Character>;

/** Each at least once; any number. */
interface Remarks {
  hello: readonly string[];
  won: readonly string[];
  lost: readonly string[];
}

const remarks: Record<Temper, Remarks> = {
  cheerful: {
    hello: ['Room for one more? Lovely!', 'I like it here already.', 'I brought snacks. Well, plankton.'],
    won: ['I won? I won!', 'What a game! Another?'],
    lost: ['That was fun. Well played!', 'Lost, and still in a good mood.'],
  },
  dry: {
    hello: ['I had nothing else on this epoch.', 'Mind the current.', 'Fine. One game.'],
    won: ['It had to be somebody.', 'That went as calculated.'],
    lost: ['Extinction is part of the business. Well played.', 'Noted. Well played.'],
  },
  dreamy: {
    hello: ['Oh, has it started?', 'The water is nice today.', 'I was miles away. Is it my turn?'],
    won: ['I only followed the current.', 'Did I do that?'],
    lost: ['It was beautiful while it lasted.', 'I was watching the clouds. Well played.'],
  },
  proud: {
    hello: ['You may begin when you are ready.', 'I have been looking forward to this.', 'Do try to keep up.'],
    won: ['As it should be.', 'A good game. Mine, mostly.'],
    lost: ['You were better today. Today.', 'Remarkable. Well played.'],
  },
};

/** Computers as people meet them. Every name shows that its player is a computer. */
export const computers = {
  levels,
  characters,
  remarks,
  name: ({ name }: { name: string }) => `🤖 ${name}`,
  plays: ({ level }: { level: string }) => `computer, ${level}`,
  playsFor: ({ absent }: { absent: string }) => `computer, playing for ${absent}`,
  hello: ({ name, about, remark }: { name: string; about: string; remark: string }) => `${name} · ${about} “${remark}”`,
  lastWord: ({ name, remark }: { name: string; remark: string }) => `${name}: “${remark}”`,
};
