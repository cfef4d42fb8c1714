import { MODULE } from '#games/ursuppe/index.ts';
import { conformanceOf } from '../conformance.ts';

conformanceOf('ursuppe', MODULE, 1, 'largest');
