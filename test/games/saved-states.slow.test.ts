import { LONG_GAMES } from '../support/long-games.ts';
import { savedStatesOf } from './saved-states.ts';

savedStatesOf(LONG_GAMES);
