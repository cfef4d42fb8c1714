import { conformance } from './conformance.ts';

conformance(1, 'largest');
