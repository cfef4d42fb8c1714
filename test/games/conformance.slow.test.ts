import { BRIEF_GAMES } from '../support/long-games.ts';
import { conformance } from './conformance.ts';

conformance(BRIEF_GAMES, 3, 'every');
