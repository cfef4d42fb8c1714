export function Time({ at }: { readonly at: number }) {
  return <time class="dim">{new Date(at).toLocaleTimeString('en-GB')}</time>;
}
