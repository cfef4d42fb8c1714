/** All pictures of Urland, with the words for those who can't see them. */
export { boardAltText, genesAltText, handAltText, menuAltText } from './alt-text.ts';
export { atlas } from './atlas.ts';
export { boardScene } from './board-scene.ts';
export { genesScene } from './genes-scene.ts';
export { handScene } from './hand-scene.ts';
export { type Look, lookOf, type Target } from './look.ts';
export { areNear, menuScene, surroundingsScene } from './menu-scene.ts';
