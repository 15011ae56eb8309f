import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plain, singular } from './normal.ts'
import { corrections } from './spelling.ts'
import { type Dictionary, makeDictionary, shopKnows } from './spelling-dictionary.ts'

// Words of the shop, each with its number of pieces among 23,000.
const titles = `dress 4486 striped 3022 wash 2772 jeans 2465 checked 2145 sweater 1656 midi 1544 black 1365 shirt 1336 floral 1334 tee 1306 animal 1265 print 1265
knit 1114 blouse 1012 white 955 mini 952 cardigan 948 dotted 904 sneakers 870 skirt 870 slip 846 pants 843 charcoal 825 gold 813 wrap 795 shorts 769 rose 761
boots 755 straight 737 blazer 722 trousers 708 maxi 668 tweed 615 skinny 601 button 587 oatmeal 575 tote 569 camel 564 jacket 553 puffer 553 medium 551 sand 547
dark 545 heels 544 shoulder 536 bag 536 light 533 breasted 230 sunglasses 228 backpack 216 slides 210 knee 203 platform 194 trench 120 infinity 117 peacoat 114
watch 109 square 97 round 60 bucket 59 beanie 52 aviator 26`
const kinds = `dresses tops sweaters coats jackets skirts jumpsuits rompers maternity shoes handbags jewelry accessories cocktail blouses shirts sweatshirts hoodies cardigans
pullovers cashmere blazers bootcut linen casual denim sandals totes clutches backpacks earrings necklaces bracelets watches rings scarves belts hats cream ivory
mocha emerald burgundy chestnut olive teal raspberry cobalt plum cherry navy aubergine mustard lavender apricot terracotta blush slate heather chocolate sage marigold
indigo silver cotton polyester elastane viscose leather silk nylon rayon acrylic suede canvas merino sterling stainless acetate plastic straw vintage minimal romantic
sporty preppy classic bohemian vacation wedding holiday trainers jumper purse hoodie turtleneck loafers stilettos espadrilles leggings joggers chinos culottes
overalls skorts gown sundress bodycon bridesmaid camisole tunic bodysuit corset pleated ruffled sequin velvet satin chiffon corduroy flannel gingham plaid leopard
houndstooth parka raincoat bomber poncho kimono pajamas crossbody satchel pendant choker beret fedora turquoise fuchsia magenta khaki metallic sleeveless strapless
oversized cropped fitted quilted crochet embroidered`
const brands = readFileSync(new URL('../../../../db/src/seed/data/brands.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) =>
    plain(line.split('|').at(-1) ?? '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  .filter(Boolean)

function shop(): { dictionary: Dictionary; own: string[]; brandWords: string[] } {
  const words = new Map<string, number>()
  for (const [word = '', pieces] of titles.split(/\n|(?<=\d) /).map((pair) => pair.split(' ')))
    words.set(word, Number(pieces))
  for (const word of kinds.split(/\s+/)) words.set(word, 300)
  const own = [...words.keys()]
  const brandWords = [...new Set(brands.flatMap((name) => name.split(' ')))]
  for (const word of brandWords) words.set(word, Math.max(13, words.get(word) ?? 0))
  return {
    dictionary: makeDictionary(
      words,
      brands.filter((name) => name.includes(' ')),
      { has: () => false },
    ),
    own,
    brandWords,
  }
}
const { dictionary, own, brandWords } = shop()

/** Returns a seeded random generator, which gives the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
function misspelt(word: string, below: (n: number) => number): string {
  // The first letter goes wrong in one word of twelve.
  const at = below(12) === 0 ? 0 : 1 + below(word.length - 2)
  const letter = letters[below(26)] ?? 'e'
  const before = word.slice(0, at)
  const one = word[at] ?? ''
  const after = word.slice(at + 1)
  return (
    [
      before + after,
      before + one + letter + after,
      before + letter + after,
      before + (after[0] ?? '') + one + after.slice(1),
    ][below(4)] ?? word
  )
}

/** Measures how many misspellings are corrected; misspellings that are words themselves do not count. */
function mended(list: readonly string[], seed: number): number {
  const below = numbers(seed)
  const tries = list
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .flatMap((word) => Array.from({ length: 5 }, () => ({ word, typed: misspelt(word, below) })))
    .filter(({ typed }) => !shopKnows(typed, dictionary))
  const right = tries.filter(
    ({ word, typed }) => singular(corrections([typed], dictionary)[0]?.join(' ') ?? '') === singular(word),
  )
  return right.length / tries.length
}

describe('one-edit misspellings', () => {
  test.each([1, 2, 3])('of the shop’s words are mended in 93 of 100 cases (seed %i)', (seed) => {
    const rate = mended(own, seed)
    console.info(`mended: ${(rate * 100).toFixed(1)}% of the shop's words`)
    expect(rate).toBeGreaterThan(0.93)
  })

  test('of words of brands, short and alike as those are, in 85 of 100', () => {
    const rate = mended(brandWords, 4)
    console.info(`mended: ${(rate * 100).toFixed(1)}% of brands' words`)
    expect(rate).toBeGreaterThan(0.85)
  })
})

test('no right word and no name of a brand is touched', () => {
  const touched = [...own, ...own.map(singular), ...brands].filter(
    (text) => corrections(text.split(' '), dictionary).length > 0,
  )
  expect(touched).toEqual([])
})

test('looking up six unknown words costs at most in proportion to the words of the shop', () => {
  const below = numbers(5)
  const unknown = ['swaeterr', 'lethar', 'jaketts', 'burgandi', 'cashmeere', 'trowzers']
  const strange = () => Array.from({ length: 4 + below(8) }, () => letters[below(26)]).join('')
  const big = makeDictionary(
    new Map([...dictionary.words, ...Array.from({ length: 40_000 }, () => [strange(), 3] as const)]),
    brands,
    {
      has: () => false,
    },
  )
  const fastest = (one: Dictionary) => {
    const times = Array.from({ length: 12 }, () => {
      const start = performance.now()
      corrections(unknown, one)
      return performance.now() - start
    })
    return Math.min(...times)
  }
  const small = fastest(dictionary)
  const large = fastest(big)
  console.info(
    `six unknown words: ${small.toFixed(2)} ms of ${dictionary.words.size} words, ${large.toFixed(2)} ms of ${big.words.size}`,
  )
  // Both are measured in this run, each as the fastest of twelve: a busy machine slows both.
  expect(large / small).toBeLessThan((1.5 * big.words.size) / dictionary.words.size)
})
