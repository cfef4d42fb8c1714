import { afterAll, describe, expect, it } from 'vitest';
import { createStudio } from '#render/paint/studio.ts';
import type { Scene } from '#render/scene.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { createPainters, type Order, type Painters } from '#workers/painters.ts';
import { createPictures, within } from '#workers/pictures.ts';
import { lookOf } from '../support/look.ts';
import { PATIENCE } from '../support/unhurried.ts';
import { aView } from '../support/urland-views.ts';

const sceneCalled = (background: string): Scene => ({ width: 1, height: 1, background, shapes: [] });

/** Paints by repeating the background; fails on demand. */
function repeater(): Painters & { painted: string[]; isBroken: boolean } {
  const self = {
    painted: [] as string[],
    isBroken: false,
    paint: (json: string) => {
      const { background } = JSON.parse(json) as Scene;
      self.painted.push(background);
      return self.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(Buffer.from(background));
    },
    expectedWait: () => 0,
    close: () => Promise.resolve(),
  };
  return self;
}

describe('pictures', () => {
  it('are painted once for equal scenes, even at the same time', async () => {
    const painters = repeater();
    const { picture } = createPictures(painters);
    const [first, second] = await Promise.all([picture(sceneCalled('red')), picture(sceneCalled('red'))]);
    expect(first).toBe(second);
    await picture(sceneCalled('blue'));
    await picture(sceneCalled('red'));
    expect(painters.painted).toEqual(['red', 'blue']);
  });

  it('are painted again after a failure', async () => {
    const painters = repeater();
    const { picture } = createPictures(painters);
    painters.isBroken = true;
    await expect(picture(sceneCalled('red'))).rejects.toThrow('broken');
    painters.isBroken = false;
    expect((await picture(sceneCalled('red'))).toString()).toBe('red');
  });

  it('are unwanted once all who asked for the same scene say so, and not before', () => {
    const orders: Order[] = [];
    const paint: Painters['paint'] = (_, order) => {
      orders.push(order ?? {});
      return new Promise(() => undefined);
    };
    const { picture } = createPictures({ ...repeater(), paint });
    const [ann, bob] = [new AbortController(), new AbortController()];
    for (const { signal } of [ann, bob]) void picture(sceneCalled('red'), { unwanted: signal });
    ann.abort();
    const isUnwanted = () => orders.map(({ unwanted }) => unwanted?.aborted);
    expect(isUnwanted()).toEqual([false]);
    bob.abort();
    expect(isUnwanted()).toEqual([true]);
  });

  it('are dropped when many newer ones have come, the most recently used last', async () => {
    const painters = repeater();
    const { picture } = createPictures(painters);
    await picture(sceneCalled('favourite'));
    for (let i = 0; i < 200; i++) {
      await picture(sceneCalled(`passing ${i}`));
      await picture(sceneCalled('favourite'));
    }
    await picture(sceneCalled('passing 0'));
    expect(painters.painted.filter((name) => name === 'favourite')).toHaveLength(1);
    expect(painters.painted.filter((name) => name === 'passing 0')).toHaveLength(2);
  });
});

describe('within a moment', () => {
  it('there is the picture, if it is ready', async () => {
    expect(await within(Promise.resolve(Buffer.from('x')), PATIENCE)).toEqual({ kind: 'ready', png: Buffer.from('x') });
  });

  it('there is an answer all the same, and the picture follows', async () => {
    let deliver: (png: Buffer) => void = () => undefined;
    const slow = new Promise<Buffer>((resolve) => {
      deliver = resolve;
    });
    const painting = await within(slow, 5);
    expect(painting.kind).toBe('not-yet');
    deliver(Buffer.from('late'));
    expect(painting.kind === 'not-yet' && (await painting.later).toString()).toBe('late');
  });

  it('a failure is an answer, and nothing is thrown', async () => {
    expect(await within(Promise.reject(new Error('no')), PATIENCE)).toEqual({ kind: 'failed', error: new Error('no') });
  });
});

describe('the real painters', () => {
  const pictures = createPictures(createPainters({ patience: PATIENCE }));
  afterAll(() => pictures.close());

  it('paint in a thread what would be painted here, byte for byte', async () => {
    const scene = boardScene(aView({ seats: 4 }).erupt(11).view, lookOf(['Anna', 'Björn', 'Chloé', 'Dora']));
    const here = await createStudio()(scene);
    expect((await pictures.picture(scene)).equals(here)).toBe(true);
  });

  it('survive a scene that cannot be painted', async () => {
    const broken: Scene = {
      ...sceneCalled('#123456'),
      shapes: [{ kind: 'use', symbol: 'nothing', x: 0, y: 0, scale: 1 }],
    };
    await expect(pictures.picture(broken)).rejects.toThrow('nothing');
    expect((await pictures.picture(sceneCalled('#123456'))).subarray(1, 4).toString()).toBe('PNG');
  });
});
