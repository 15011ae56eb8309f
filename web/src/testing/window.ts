// The window, which files that share a process share as well: each file gets it as the first one did.

/**
 * The objects of the browser to which tests give other functions and values. For the global object itself
 * they use `vi.stubGlobal`, for methods `vi.spyOn`.
 */
const changed = (): object[] => [globalThis.navigator, globalThis.document, URL]

type Kept = { object: object; properties: Record<string, PropertyDescriptor> }
let kept: readonly Kept[] | undefined

/** Notes how the window is, before the first file of this process changes it. */
export function keepWindow(): void {
  kept ??= changed().map((object) => ({ object, properties: Object.getOwnPropertyDescriptors(object) }))
}

function restore({ object, properties }: Kept): void {
  for (const name of Object.getOwnPropertyNames(object)) {
    const before = properties[name]
    // React and testing-library mark the document that they have prepared once, with underscores and symbols.
    if (before === undefined && !name.startsWith('_')) Reflect.deleteProperty(object, name)
    else if (before?.configurable) Object.defineProperty(object, name, before)
  }
}

function withoutAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

/** The style sheets of the modules that were read so far; a module is read once, and so is its sheet. */
const sheets = new Set<Element>()

/** Notes the style sheets of the modules that a file has read, which a test may take away. */
export function keepSheets(): void {
  for (const sheet of globalThis.document.head.querySelectorAll('style[data-vite-dev-id]')) sheets.add(sheet)
}

/**
 * Gives the window back what it had before the file: its own functions, an empty document at the site's root,
 * empty storage and no cookies. Style sheets stay.
 */
export function restoreWindow(): void {
  for (const one of kept ?? []) restore(one)
  const { document, history, localStorage, sessionStorage } = globalThis
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*/, '')}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
  keepSheets()
  document.head.replaceChildren(...sheets)
  document.body.replaceChildren()
  withoutAttributes(document.body)
  withoutAttributes(document.documentElement)
}
