import { MODULE } from '#games/ants/index.ts';
import { conformanceOf } from '../conformance.ts';

conformanceOf('ants', MODULE, 1, 'every');
