import { URSUPPE } from '#games/ursuppe/game.ts';
import { conformanceOf } from '../conformance.ts';

conformanceOf('ursuppe', URSUPPE, 2);
