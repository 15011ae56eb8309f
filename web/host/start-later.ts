// Delays the site's code until the visible pictures of the page are loaded and painted: on a slow line the
// files would compete with the pictures. The document contains the few lines that wait, and the content
// security policy names them by their hash. A touch of the page loads the code at once.
import { createHash } from 'node:crypto'

/** However slow the pictures are, the code follows. */
const patienceMs = 2000

/** A request costs the page's thread about a millisecond; a touch must not wait for thirty of them. */
const filesPerTask = 6

const code = `(() => {
  const { files, start } = document.currentScript.dataset
  const put = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, attributes))
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    const left = files.split(' ')
    const more = () => {
      for (const href of left.splice(0, ${filesPerTask})) put('link', { rel: 'modulepreload', href })
      if (left.length > 0) setTimeout(more)
      else put('script', { type: 'module', src: start })
    }
    more()
  }
  const there = (one) => one.complete || new Promise((done) => { one.onload = one.onerror = done })
  const pictures = [...document.querySelectorAll('#first img[fetchpriority=high]')]
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
  Promise.all([painted, ...pictures.map(there)]).then(() => requestAnimationFrame(() => setTimeout(begin)))
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { once: true, passive: true })
  setTimeout(begin, document.hidden ? 0 : ${patienceMs})
})()`

/** For the policy's list of scripts. */
export const codeHash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const scriptTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Returns the built page without its scripts, and a script that loads them later; `more` are files beyond
 * those that the page names. A page without a script tag comes back unchanged, with '' as script.
 */
export function startingLater(html: string, more: readonly string[]): { html: string; script: string } {
  const start = scriptTag.exec(html)?.[1]
  if (start === undefined) return { html, script: '' }
  const files = [...[...html.matchAll(preloadTag)].map(([, href]) => href), ...more.map((file) => `/${file}`)]
  return {
    html: html.replace(scriptTag, '').replaceAll(preloadTag, ''),
    script: `<script data-start="${start}" data-files="${files.join(' ')}">${code}</script>`,
  }
}
