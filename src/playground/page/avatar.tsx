import { useFrame } from './context.ts';

const COLOURS = ['#3ba55d', '#eb459e', '#f0883e', '#00a8a8', '#b35cff', '#c9a227', '#ed4245', '#5b8def'] as const;

/** What a reader takes for one letter: an emoji may be several characters. */
const letters = new Intl.Segmenter();

function initialOf(name: string): string {
  const [first] = letters.segment(name);
  return first?.segment.toUpperCase() ?? '';
}

/** A coloured disc with an initial: nothing to load from anywhere. */
export function Avatar({ userId, size }: { readonly userId: string; readonly size: number }) {
  const { state } = useFrame();
  const user = state.users.find(({ id }) => id === userId);
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.45)}px` };
  if (user?.bot) return <img class="avatar" src="/icon.svg" alt="" style={style} />;
  const people = state.people.findIndex(({ id }) => id === userId);
  const background = COLOURS[Math.max(0, people) % COLOURS.length];
  return (
    <span class="avatar" aria-hidden="true" style={{ ...style, background }}>
      {initialOf(user?.name ?? '')}
    </span>
  );
}
