import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { PATIENCE } from '../support/unhurried.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1280, height: 860 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface Browser {
  readonly page: Page;
  /** What went wrong on the page: uncaught errors, and messages of the console. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A real Chromium of its own, with nothing in it from before; one set by `CHROMIUM` is taken instead of the package's. */
export async function openBrowser(
  viewport: { readonly width: number; readonly height: number } = DESKTOP,
): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'playground-browser-'));
  const executablePath = process.env['CHROMIUM'] ?? (await chromiumBinary.executablePath());
  const options = { executablePath, args: ARGUMENTS, viewport, timeout: PATIENCE };
  const context = await chromium.launchPersistentContext(profile, options);
  context.setDefaultTimeout(PATIENCE);
  const page = context.pages()[0] ?? (await context.newPage());
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { page, complaints: complaintsOf(context, page), close };
}

function complaintsOf(context: BrowserContext, page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // A connection lost while the server restarts is the page's own business.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('WebSocket')) complaints.push(message.text());
  });
  context.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|ws:\/\/127\.0\.0\.1|data:|about:)/.test(request.url())) {
      complaints.push(`asked the network for ${request.url()}`);
    }
  });
  return complaints;
}
