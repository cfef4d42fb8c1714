import { BRIEF_GAMES } from '../support/long-games.ts';
import { savedStatesOf } from './saved-states.ts';

savedStatesOf(BRIEF_GAMES);
