import { selfPlay } from '#ai/self-play.ts';
import { STRONG } from '#ai/urland/strong.ts';
import { URLAND } from '#games/urland/index.ts';

const n = Number(process.argv[2]);
let iters = 0;
const spy = {
  think: (v: never, s: never, d: never) => {
    const t = STRONG.think(v, s, d);
    return {
      ...t,
      step: () => {
        iters++;
        t.step();
      },
    };
  },
};
const t = process.cpuUsage();
for (let g = 0; g < Number(process.argv[3] ?? 6); g++)
  selfPlay(
    URLAND,
    Array.from({ length: 4 }, () => ({ level: spy as typeof STRONG, iterations: n })),
    g,
  );
const u = process.cpuUsage(t);
console.log({ iters, perSecond: iters / ((u.user + u.system) / 1e6) });
