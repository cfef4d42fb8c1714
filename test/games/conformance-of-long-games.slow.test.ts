import { LONG_GAMES } from '../support/long-games.ts';
import { conformance } from './conformance.ts';

conformance(LONG_GAMES, 1, 'every');
