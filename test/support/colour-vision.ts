/** How colours look to others, and how far apart they look. */

export type Rgb = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encoded = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** Machado, Oliveira and Fernandes 2009, full severity, in linear RGB; grey keeps the luminance of sRGB. */
const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const;

export type Vision = keyof typeof VISIONS;
export const ALL_VISIONS = Object.keys(VISIONS) as Vision[];

export function seenBy(vision: Vision, [r, g, b]: Rgb): Rgb {
  const [lr, lg, lb] = [linear(r / 255), linear(g / 255), linear(b / 255)];
  const channel = ([x, y, z]: readonly [number, number, number]): number =>
    Math.round(255 * encoded(Math.min(1, Math.max(0, x * lr + y * lg + z * lb))));
  const [first, second, third] = VISIONS[vision];
  return [channel(first), channel(second), channel(third)];
}

type Lab = readonly [number, number, number];

/** CIE L*a*b* under D65. */
function labOf([r, g, b]: Rgb): Lab {
  const [lr, lg, lb] = [linear(r / 255), linear(g / 255), linear(b / 255)];
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = f((0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / 0.95047);
  const y = f(0.2126729 * lr + 0.7151522 * lg + 0.072175 * lb);
  const z = f((0.0193339 * lr + 0.119192 * lg + 0.9503041 * lb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hue = (b: number, a: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The mean of two hues goes the short way round. */
function meanHue(h1: number, h2: number, chroma: number): number {
  if (chroma === 0) return h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
}

function hueStep(h1: number, h2: number, chroma: number): number {
  if (chroma === 0) return 0;
  const step = h2 - h1;
  if (Math.abs(step) <= 180) return step;
  return step > 180 ? step - 360 : step + 360;
}

/** CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is just noticeable, 10 seen at a glance. */
export function difference(first: Rgb, second: Rgb): number {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  const meanC7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanC7 / (meanC7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [hue(b1, a1 * (1 + g)), hue(b2, a2 * (1 + g))];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(hueStep(h1, h2, c1 * c2)) / 2);
  const [meanL, meanC, meanH] = [(l1 + l2) / 2, (c1 + c2) / 2, meanHue(h1, h2, c1 * c2)];
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const turn = 60 * Math.exp(-(((meanH - 275) / 25) ** 2));
  const rT = -Math.sin(radians(turn)) * 2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7));
  const [dL, dC, dHs] = [(l2 - l1) / sL, (c2 - c1) / sC, dH / sH];
  return Math.sqrt(dL ** 2 + dC ** 2 + dHs ** 2 + rT * dC * dHs);
}
