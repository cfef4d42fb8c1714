/** Files of messages come from the page's own server, whatever port the emulator took this time. */
export function localUrl(url: string): string {
  const at = url.indexOf('/attachments/');
  return /^http:\/\/127\.0\.0\.1:\d+\/attachments\//.test(url) ? url.slice(at) : url;
}
