import { conformance } from './conformance.ts';

conformance(10, 'every');
