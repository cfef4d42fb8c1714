import { showChannel } from '../choices.ts';
import { useFrame, usePane } from '../context.ts';

export function StartedThread({ id, name }: { readonly id: string; readonly name: string }) {
  const { choose } = useFrame();
  const { person } = usePane();
  return (
    <button type="button" class="started-thread" onClick={() => choose(showChannel(person.id, id))}>
      <b>{name}</b> See thread ›
    </button>
  );
}
