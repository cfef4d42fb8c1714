/**
 * For those who paint in worker threads. node-canvas loaded in a worker alone takes the process down when that worker
 * ends; loaded here first, it stays.
 */
import 'canvas';
