// The router's store reads React's own store hook through a package for versions of React that had none. What
// is left of it, for a React that has one, is a selection kept while nothing in it changes.
import type { Plugin } from 'vite'

const standIn = 'use-sync-external-store/shim/with-selector'
const light = '\0light-store'

const code = `
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
export function useSyncExternalStoreWithSelector(subscribe, snapshotOf, _, select, isSame) {
  const shown = useRef()
  const read = useMemo(() => {
    let last
    return () => {
      const snapshot = snapshotOf()
      if (last && Object.is(last.snapshot, snapshot)) return last.selected
      const before = last ?? shown.current
      const selected = select(snapshot)
      last = { snapshot, selected: before && isSame?.(before.selected, selected) ? before.selected : selected }
      return last.selected
    }
  }, [snapshotOf, select, isSame])
  const selected = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    shown.current = { selected }
  }, [selected])
  return selected
}
`

export function lightStore(): Plugin {
  return {
    name: 'hemline-light-store',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === standIn ? { id: light, moduleSideEffects: false } : undefined),
    load: (id) => (id === light ? code : undefined),
  }
}
