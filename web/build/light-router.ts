// The router can read and write searches as JSON; the shop has ways of its own (platform/search-params.ts),
// so that a build leaves those out.
import type { Plugin } from 'vite'

const searches = /router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/
const light = `
const none = () => { throw new Error('a search read or written in no way of ours') }
export { none as defaultParseSearch, none as defaultStringifySearch, none as parseSearchWith, none as stringifySearchWith }
`

export function lightRouter(): Plugin {
  return {
    name: 'hemline-light-router',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (searches.test(id) ? { code: light, moduleSideEffects: false } : undefined),
  }
}
