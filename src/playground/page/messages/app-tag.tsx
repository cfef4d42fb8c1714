/** Beside the name of every bot. */
export function AppTag() {
  return <span class="app-tag">APP</span>;
}
