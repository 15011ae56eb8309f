// The router's store comes with a stand-in for React's own useSyncExternalStore, for versions of React that had none. Ours has it.
import type { Plugin } from 'vite'

const standIn = 'use-sync-external-store/shim/with-selector'

export function lightStore(): Plugin {
  return {
    name: 'hemline-light-store',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === standIn ? this.resolve('use-sync-external-store/with-selector', importer, { skipSelf: true }) : undefined
    },
  }
}
