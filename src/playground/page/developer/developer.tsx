import { useEffect, useId, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { ClockHand } from './clock-hand.tsx';
import { LogList } from './log-list.tsx';
import { TableBooks } from './table-books.tsx';
import { TrafficList } from './traffic-list.tsx';

const TABS = { Traffic: TrafficList, Tables: TableBooks, Log: LogList } as const;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** What goes on behind the page: the wire, the tables, the bot's log, and the clock. */
export function Developer() {
  const { state, ask } = usePage();
  const [tab, setTab] = useState<Tab>('Traffic');
  const id = useId();
  useEffect(() => {
    if (state.online) ask({ kind: 'watch-behind', on: true });
    return () => void ask({ kind: 'watch-behind', on: false });
  }, [state.online]);
  const Shown = TABS[tab];
  return (
    <aside class="developer" aria-label="Developer">
      <ClockHand />
      <TabList id={id} tab={tab} onChoose={setTab} />
      <div class="developer-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Shown />
      </div>
    </aside>
  );
}

interface TabListProps {
  readonly id: string;
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** Tab reaches the chosen one, arrows go to the others. */
function TabList({ id, tab, onChoose }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && NAMES.at((NAMES.indexOf(tab) + step) % NAMES.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="What to look at" onKeyDown={onKeyDown}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
