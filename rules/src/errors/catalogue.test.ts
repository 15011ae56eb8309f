import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { finalMessage, friendly, type Phrase, phrases } from './catalogue.ts'
import { expectedMessages } from './expected.ts'
import { phraseUses } from './uses.ts'

const names = Object.keys(phrases) as Phrase[]
const useOf = (name: Phrase) => phraseUses[name].now.join(', ')
const wordsOf = (matcher: string) =>
  matcher.replace(/^says/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** docs/errors.md as it should be. */
const errorDoc = () => `# What people read when something fails

Written from \`rules/src/errors/catalogue.ts\` and \`rules/src/errors/uses.ts\` by \`rules/src/errors/catalogue.test.ts\`: change the table, then run \`vitest run --project rules -u\`.
What was decided about them is in docs/decisions/0056-what-fails-and-who-hears-of-it.md.

| key | sentence | said by |
|---|---|---|
${names.map((name) => `| \`${name}\` | ${friendly(name)} | ${useOf(name)} |`).join('\n')}

## Expected: shown as they are, never reported

Matchers of \`rules/src/errors/expected.ts\`, in the order of the specification.

${Object.keys(expectedMessages)
  .map((name) => `- \`${name}\`: ${wordsOf(name)}`)
  .join('\n')}
`

describe('the catalogue of errors', () => {
  it('is what docs/errors.md says', async () => {
    await expect(errorDoc()).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../docs/errors.md', import.meta.url)),
    )
  })

  it('has all phrases of §8, each once', () => {
    expect(names).toHaveLength(43)
    expect(new Set(names.map(friendly)).size).toBe(names.length)
  })

  it('puts phrase and suffix together', () => {
    expect(friendly('generic')).toBe('We’ve encountered an error. Please refresh the page and try again.')
    expect(friendly('addToCart')).toBe(
      'We’ve encountered an error adding this item to your cart. Please try again.',
    )
    expect(friendly('fetchingItems')).toBe(
      'We’ve encountered an error fetching items. Please refresh the page and try again.',
    )
    expect(friendly('linkCardAccount')).toBe(
      'We’ve encountered an error linking account with card provider. Please make sure you’re logged into the right account and try again.',
    )
  })

  it('takes a suffix of §8 everywhere, but for the two that have none and the final message', () => {
    const bare = names.filter((name) => !/try again\.$/.test(friendly(name)))
    expect(bare).toEqual(['applyPromoCode', 'referralCodes', 'final'])
    expect(friendly('applyPromoCode')).toBe('We’ve encountered an error applying that promo code.')
    expect(friendly('referralCodes')).toBe('We’ve encountered an error loading your referral codes.')
  })

  it('says the final message as §8 does', () => {
    expect(friendly('final')).toBe(finalMessage)
  })
})
