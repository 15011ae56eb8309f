// What loads a chunk with its styles. Vite's own asks for bases, nonces and browsers that the shop has not;
// every first page carries it.
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Styles are waited for; a failure is told by the event that vite documents, and thrown unless
 * somebody took care of it.
 */
const code = `
const asked = new Map()
function ask(file) {
  const href = '/' + file
  if (asked.has(href)) return asked.get(href)
  const isStyle = href.endsWith('.css')
  let there
  if (!document.querySelector('link[href="' + href + '"]')) {
    const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href })
    if (isStyle)
      there = new Promise((done, fail) => {
        link.onload = done
        link.onerror = () => {
          asked.delete(href)
          fail(new Error('Unable to preload CSS for ' + href))
        }
      })
    document.head.append(link)
  }
  asked.set(href, there)
  return there
}
export async function __vitePreload(load, files = []) {
  try {
    await Promise.all(files.map(ask))
    return await load()
  } catch (payload) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    dispatchEvent(event)
    if (!event.defaultPrevented) throw payload
  }
}
`

export function lightPreload(): Plugin {
  return {
    name: 'hemline-light-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? { code, moduleSideEffects: false } : undefined),
  }
}
