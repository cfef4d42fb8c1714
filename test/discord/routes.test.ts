import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '#discord/route-names.ts';
import { COMMANDS, ROUTES } from '#discord/routes.ts';

const twins = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('routes', () => {
  it('have names of their own', () => expect(twins(ROUTE_NAMES)).toEqual([]));

  it('are there for every name, once', () =>
    expect(ROUTES.map(({ name }) => name).toSorted()).toEqual(ROUTE_NAMES.toSorted()));

  it.each(ROUTE_NAMES)('%s can stand in an id', (name) => expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/));
});

it('commands have names of their own', () => expect(twins(COMMANDS.map(({ path }) => path))).toEqual([]));
