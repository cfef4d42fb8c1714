import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from '#monitoring/metrics.ts';

const DASHBOARD = readFileSync(new URL('../../ops/grafana.json', import.meta.url), 'utf8');
const HOSTING = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

const ours = (text: string): string[] => [...new Set(text.match(/\bgames_\w+/g) ?? [])].sort();

/** A histogram is asked for by its parts. */
const wholes = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.replace(/_(bucket|sum|count)$/, ''))),
];

const METRICS = [...(await createMetrics('1', () => null).text()).matchAll(/^# TYPE (\w+)/gm)].map(
  ([, name = '']) => name,
);
const OURS = METRICS.filter((name) => name.startsWith('games_')).sort();

it('the dashboard shows every metric of ours, and none that there is not', () => {
  expect(wholes(ours(DASHBOARD))).toEqual(OURS.filter((name) => !SHOWN_ELSEWHERE.includes(name)));
  const others = DASHBOARD.match(/\b(process|nodejs)_\w+/g) ?? [];
  expect(others.filter((name) => !METRICS.includes(name))).toEqual([]);
});

/** Seen well enough on other panels. */
const SHOWN_ELSEWHERE = ['games_gateway_ping_seconds', 'games_info', 'games_servers'];

it('the guide for hosts names every metric of ours', () => {
  expect(ours(HOSTING).filter((name) => OURS.includes(name))).toEqual(OURS);
});
