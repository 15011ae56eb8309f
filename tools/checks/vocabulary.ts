// Finds names of the vocabulary that no program reads. A name that only a test needs, since the test holds
// something else against it, is listed here with that test.
import { isCode, isTest, type Source, withoutComments } from './sources.ts'

const isVocabulary = (path: string): boolean => path.startsWith('rules/src/vocabulary/')

/** Names that no program reads, with the test that compares each with what repeats it. */
export const compared: Readonly<Record<string, string>> = {
  // The kit imports no rules, and so it repeats these headings.
  errorMessageHeading: 'web/src/ui/errors.test.tsx',
  errorPageHeading: 'web/src/ui/errors.test.tsx',
  // The pages are files in content/landing.
  specialLandingSlugs: 'db/src/seed/content.test.ts',
}

/**
 * Returns the values that the vocabulary exports and that no code reads, neither in their own file nor in
 * another one, sorted. Tests and checks do not count as readers; constants.ts is left out, since the manifest
 * marks each of its names.
 */
export function unreadNames(sources: readonly Source[]): string[] {
  const code = sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !path.startsWith('tools/checks/'))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))
  const uses = new Map<string, number>()
  for (const { text } of code)
    for (const [word] of text.matchAll(/\b\w+\b/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
  return code
    .filter(({ path }) => isVocabulary(path) && !path.endsWith('/constants.ts'))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
    )
    .filter((name) => uses.get(name) === 1)
    .sort()
}
