import { times } from './case.ts';

type Fields = Readonly<Record<string, unknown>>;

export const V2 = 1 << 15;

export const button = (fields: Fields = {}) => ({ type: 2, style: 1, custom_id: 'go', label: 'Go', ...fields });
export const link = (fields: Fields = {}) => ({
  type: 2,
  style: 5,
  url: 'https://example.com',
  label: 'Read',
  ...fields,
});
export const buttons = (count: number) => times(count, (index) => button({ custom_id: `go-${index}` }));
export const option = (fields: Fields = {}) => ({ label: 'One', value: 'one', ...fields });
export const options = (count: number, fields: Fields = {}) =>
  times(count, (index) => option({ value: `v${index}`, ...fields }));
export const select = (fields: Fields = {}) => ({ type: 3, custom_id: 'pick', options: options(3), ...fields });
export const userSelect = (fields: Fields = {}) => ({ type: 5, custom_id: 'who', ...fields });
export const row = (...components: readonly unknown[]) => ({ type: 1, components });
export const inRow = (...components: readonly unknown[]) => ({ components: [row(...components)] });

export const words = (content = 'Hello') => ({ type: 10, content });
export const v2 = (...components: readonly unknown[]) => ({ flags: V2, components });
export const section = (fields: Fields = {}) => ({ type: 9, components: [words()], accessory: button(), ...fields });
export const picture = (fields: Fields = {}) => ({ media: { url: 'https://example.com/a.png' }, ...fields });
export const thumbnail = (fields: Fields = {}) => ({ type: 11, ...picture(fields) });
export const gallery = (...items: readonly unknown[]) => ({ type: 12, items });
export const container = (fields: Fields = {}) => ({ type: 17, components: [words()], ...fields });

export const textInput = (fields: Fields = {}) => ({ type: 4, custom_id: 'name', style: 1, ...fields });
export const label = (component: unknown = textInput(), fields: Fields = {}) => ({
  type: 18,
  label: 'Your name',
  component,
  ...fields,
});
export const modal = (...components: readonly unknown[]) => ({ custom_id: 'ask', title: 'A question', components });

export const command = (fields: Fields = {}) => ({ name: 'play', description: 'Start a game', ...fields });
export const commandOption = (fields: Fields = {}) => ({ type: 3, name: 'game', description: 'Which game', ...fields });
export const withOptions = (...all: readonly unknown[]) => command({ options: all });
export const SNOWFLAKE = '1234567890123456789';
