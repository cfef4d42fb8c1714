/**
 * For programs that paint in worker threads. If only a worker has loaded node-canvas, the process crashes when that
 * worker ends; loaded here first, node-canvas stays.
 */
import 'canvas';
