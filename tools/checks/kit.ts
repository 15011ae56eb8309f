// Screens of web compose the parts of web/src/ui (decision of the house style, "Parts"): elements that have a
// part are written there only. Functions from files to problems; kit.test.ts runs them.
import { isTest, places, type Source, withoutComments } from './sources.ts'

const parts: readonly { element: string; pattern: RegExp; part: string }[] = [
  {
    element: '<button>',
    pattern: /<button\b/g,
    part: 'Button, LinkButton, IconButton, Opener, Chip or PlainButton',
  },
  { element: '<table>', pattern: /<table\b/g, part: 'Table or ListTable' },
  { element: 'a radio button', pattern: /type="radio"/g, part: 'ChoiceCards' },
]

/**
 * Returns a line for each HTML element that a screen writes by hand although web/src/ui has a component for
 * it.
 */
export function rawElements(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^web\/src\/(?!ui\/).*\.tsx$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const source = { path, text: withoutComments(text) }
      return parts.flatMap(({ element, pattern, part }) =>
        places(source, pattern).map(({ line }) => `${path}:${line}: ${element}, for which there is ${part}`),
      )
    })
}

/** The five widths of the window at which a screen may change, in px (web/src/ui/styles/tokens.css). */
export const widths = { phone: 480, tablet: 768, laptop: 960, desktop: 1220, screen: 1440 } as const

const from = new Set<string>(Object.values(widths).map((width) => `min-width: ${width}px`))
const below = new Set<string>(Object.values(widths).map((width) => `max-width: ${width - 1}px`))

/** Returns a line for each media query of web whose width is none of the five that the house style names. */
export function strayWidths(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^web\/(?:src|host)\/.*\.(?:css|tsx?)$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const source = { path, text: withoutComments(text).replace(/@container[^{]*/g, '') }
      return places(source, /\(((?:min|max)-width: *[\d.]+[a-z]+)\)/g).flatMap(
        ({ line, match: [, query = ''] }) =>
          from.has(query) || below.has(query)
            ? []
            : [
                `${path}:${line}: (${query}): the widths are ${Object.values(widths).join(', ')} px, and one less`,
              ],
      )
    })
}

/** Components of the kit that the page of its parts does not show by itself, with the reason. */
export const unshown: Readonly<Record<string, string>> = {
  FieldFrame: 'every field shows it',
  ModalHost: 'the page has it once; the part is opened by openModal',
  SheetPanel: 'Sheet loads it',
  Toasts: 'the page has it once; the part is shown by showToast',
}

const isPartsPage = (path: string): boolean => /^web\/src\/ui\/(?:PartsScreen|parts\/\w+)\.tsx$/.test(path)

/** Returns the components of web/src/ui that the page /ui does not import, sorted. */
export function unshownParts(sources: readonly Source[]): string[] {
  const page = sources.filter(({ path }) => isPartsPage(path)).map(({ text }) => text)
  const imported = new Set(
    page.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '\.\.?\/[\w/]+\.tsx'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
  )
  return sources
    .filter(({ path }) => /^web\/src\/ui\/\w+\.tsx$/.test(path) && !isTest(path) && !isPartsPage(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
    )
    .filter((name) => !imported.has(name))
    .sort()
}
