/** What was filled in on the page, as the emulator's people take it. */
import type { OptionValues } from '#emulator/people/command-options.ts';
import type { FieldValues } from '#emulator/people/modal.ts';
import type { PickedFile } from '#emulator/people/picked.ts';
import type { FieldJson, FileJson, OptionJson } from './protocol.ts';

export function optionValues(options: Readonly<Record<string, OptionJson>>): OptionValues {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'object' ? pickedFile(value) : value]),
  );
}

export function fieldValues(fields: Readonly<Record<string, FieldJson>>): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.map((each) => (typeof each === 'string' ? each : pickedFile(each))) : value,
    ]),
  );
}

export function pickedFile({ name, base64 }: FileJson): PickedFile {
  return { name, bytes: Buffer.from(base64, 'base64') };
}
