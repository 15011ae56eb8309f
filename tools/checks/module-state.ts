// Test files of the pages can share one process and its modules (decision 0303). What a module remembers
// beyond a page must be forgotten at the end of each file, or be named here with the reason why it need not.
import type { Source } from './sources.ts'

/** Modules in web/src that remember something which no test file can notice in the next one. */
export const staysKnown: Readonly<Record<string, string>> = {
  'platform/date-manner.ts': 'follows the kept settings',
  'platform/head.ts':
    'each router that begins sets it anew, and a screen that goes takes its own words along',
  'platform/legal-needed.ts': 'a part that goes takes its listener along',
  'platform/picture-queue.ts': 'a card that goes gives its turn back',
  'platform/session-doubt.ts': 'a part that goes takes its watcher along',
  'ui/overlays.store.ts': 'a dialog that goes is counted no more',
  'ui/reports.ts': 'only the test of modals sets it, and sets it back',
  'domains/size-guides/use-size-words.ts': 'code that was loaded stays loaded',
}

const variable = /^(?:export )?let /m
const holder =
  /^(?:export )?const \w+(?:: (?![Rr]eadonly)[^=]*)? = (?:new (?:Map|Set)(?:<.*>)?\(\)|\[\]|create[<(])/m

/** Returns whether a module has a variable, an empty collection or a store that lasts as long as the page. */
export const remembersMore = (text: string): boolean => variable.test(text) || holder.test(text)

const helpers = ['web/src/testing/as-loaded.ts', 'web/src/testing/render-at.tsx']

/** Returns the paths of modules in web/src that remember something which no end of a test file forgets. */
export function unforgotten(sources: readonly Source[]): string[] {
  const forgotten = sources.filter(({ path }) => helpers.includes(path)).map(({ text }) => text)
  return sources
    .filter(
      ({ path, text }) =>
        /^web\/src\/(?!testing\/|generated\/).*(?<!\.test)\.tsx?$/.test(path) && remembersMore(text),
    )
    .map(({ path }) => path.replace('web/src/', ''))
    .filter((path) => !(path in staysKnown) && !forgotten.some((text) => text.includes(`'../${path}'`)))
}
