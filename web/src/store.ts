/* A value that components watch: one small store, without a library. */
import { useEffect, useState } from "preact/hooks";

export class Store<State extends object> {
  private watchers = new Set<() => void>();

  constructor(private state: State) {}

  get(): State {
    return this.state;
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of [...this.watchers]) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** The state of a store; the component is drawn again whenever it changes. */
export function useStore<State extends object>(store: Store<State>): State {
  const [state, setState] = useState(store.get());
  useEffect(() => {
    setState(store.get());
    return store.watch(() => setState(store.get()));
  }, [store]);
  return state;
}
