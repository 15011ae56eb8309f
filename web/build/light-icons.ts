// lucide can do more with an icon than the shop asks of it: contexts, aliases, absolute strokes. A build
// leaves that out, some 2 kB of every first page.
import type { Plugin } from 'vite'

const maker = /createLucideIcon\.mjs$/
const light = '\0light-icons'

/**
 * Size, width of the stroke and what an <svg> takes; hidden from screen readers unless it
 * has a name, as lucide does.
 */
const code = `
import { createElement } from 'react'
const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }
export default ({ node }) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement('svg', { ...look, width: size, height: size, strokeWidth, 'aria-hidden': !(rest['aria-label'] || rest.role || rest.title), ...rest }, lines)
}
`

export function lightIcons(): Plugin {
  return {
    name: 'hemline-light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      maker.test(source) && importer?.includes('lucide-react')
        ? { id: light, moduleSideEffects: false }
        : undefined,
    load: (id) => (id === light ? code : undefined),
  }
}
