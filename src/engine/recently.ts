/**
 * Remembers the last few answers: search asks the same about the same thing again and again, and soon never again. A
 * WeakMap would keep them all and costs more than most answers. Law: `reckon` is pure, and no key ever changes.
 */
export function recently<Key extends object, Answer>(reckon: (key: Key) => Answer, most = 8): (key: Key) => Answer {
  const keys: Key[] = [];
  const answers: Answer[] = [];
  let next = 0;
  const learn = (key: Key): Answer => {
    const answer = reckon(key);
    keys[next] = key;
    answers[next] = answer;
    next = (next + 1) % most;
    return answer;
  };
  return (key) => {
    const at = keys.indexOf(key);
    return at < 0 ? learn(key) : (answers[at] as Answer);
  };
}
