import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { openPeople, useChoices } from './choices.ts';
import { type Ask, connect } from './connection.ts';
import { Frame, type FrameContext, Page } from './context.ts';
import { Developer } from './developer/developer.tsx';
import { useEnlarged } from './enlarged.ts';
import { Lightbox } from './lightbox.tsx';
import { PersonPane } from './person-pane.tsx';
import { hear } from './state.ts';
import { TopBar } from './top-bar.tsx';

const NOT_YET: Ask = () => Promise.resolve({ kind: 'cannot', why: 'not connected yet' });

export function App() {
  const [state, dispatch] = useReducer(hear, null);
  const [choices, choose] = useChoices();
  const { picture, enlarge, putBack } = useEnlarged();
  const ask = useRef(NOT_YET);
  useEffect(() => {
    ask.current = connect({ onNews: dispatch, onLine: (online) => dispatch({ kind: 'line', online }) });
  }, []);
  // Whatever happens around the messages brings a new list of channels.
  const frame = useMemo<FrameContext | null>(
    () => state && { state, ask: ask.current, choose, enlarge },
    [state?.channels],
  );
  if (state === null || frame === null) return <p class="loading">Connecting …</p>;
  const open = openPeople(state, choices);
  return (
    <Frame.Provider value={frame}>
      <Page.Provider value={{ ...frame, state, choices, hear: dispatch }}>
        <TopBar open={open} />
        {state.hint !== null && <Hint text={state.hint} onDrop={() => ask.current({ kind: 'drop-hint' })} />}
        <div class="workspace">
          <main class="panes" data-count={open.length}>
            {open.map((id) => (
              <PersonPane key={id} personId={id} alone={open.length === 1} />
            ))}
          </main>
          {choices.developer && <Developer />}
        </div>
        {!state.online && (
          <p class="offline" role="status">
            Connection lost. Trying again …
          </p>
        )}
        {picture !== null && <Lightbox picture={picture} onClose={putBack} />}
      </Page.Provider>
    </Frame.Provider>
  );
}

function Hint({ text, onDrop }: { readonly text: string; readonly onDrop: () => void }) {
  return (
    <aside class="hint" aria-label="Hint">
      <span>{text}</span>
      <button type="button" class="hint-close" aria-label="Close the hint" onClick={onDrop}>
        ×
      </button>
    </aside>
  );
}
