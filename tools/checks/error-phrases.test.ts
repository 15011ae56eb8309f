import { type Phrase, phrases } from '@hemline/rules/errors/catalogue.ts'
import { phraseUses } from '@hemline/rules/errors/uses.ts'
import { describe, expect, it } from 'vitest'
import { isCode, isTest, readSources, withoutComments } from './sources.ts'

const names = Object.keys(phrases) as Phrase[]
const screens = readSources().filter(
  ({ path }) => path.startsWith('web/src/domains/') && isCode(path) && !isTest(path),
)

/**
 * Returns the domains with a file that passes this phrase's key to a function or component that shows
 * errors.
 */
function domainsSaying(name: Phrase): string[] {
  const handed = new RegExp(
    `\\b(?:(?:friendly\\w*|showFailure|sentencesFor|usePress)\\([^\\n]*'${name}'|phrase="${name}")`,
  )
  const found = screens.filter(({ text }) => handed.test(withoutComments(text)))
  return [...new Set(found.map(({ path }) => path.split('/')[3] ?? ''))].sort()
}

/** Returns the domains with forms: a form's failure without a phrase shows the generic one. */
const domainsOfForms = (): string[] => [
  ...new Set(
    screens.filter(({ text }) => /\bshowFailure\(/.test(text)).map(({ path }) => path.split('/')[3] ?? ''),
  ),
]

describe('who says which sentence of §8', () => {
  it('is what docs/errors.md says: the domains that it names, no fewer and no others', () => {
    const wrong = names.flatMap((name) => {
      const use = phraseUses[name]
      if (name === 'final') return []
      const said =
        name === 'generic'
          ? [...new Set([...domainsSaying(name), ...domainsOfForms()])].sort()
          : domainsSaying(name)
      const told = [...use.now]
      return said.join() === told.join()
        ? []
        : [`${name} is said by ${said.join(', ') || 'nobody'}: mark it in rules/src/errors/uses.ts`]
    })
    expect(wrong).toEqual([])
  })
})
