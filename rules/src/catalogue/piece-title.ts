// The title of a piece: color, pattern, cloth and cut, as a careful shop writes them, so that the pieces of a
// brand are told apart by their names (decision 0167).

import { sentence } from '../common/sentence.ts'
import type { Kind, Pattern } from './kinds/kind.ts'
import { patternWords } from './piece-labels.ts'
import type { Shape } from './silhouettes/shape.ts'
import { tellingWords } from './silhouettes/words.ts'
import { lesserWords } from './silhouettes/words-lesser.ts'

/** The facts of a piece that its words are made of. */
export type PieceFacts = {
  readonly kind: Kind
  /** Undefined: nobody said how the piece is cut. */
  readonly cut: Shape | undefined
  /** The name of the cut, '' when nobody said it. */
  readonly silhouette: string
  /** Undefined: nobody said whether the piece has one. */
  readonly pattern: Pattern | undefined
  /** As the title says it: a shade, a basic color, or the wash of denim. */
  readonly color: string
  /** The color beside the first one that the title names: of a print, or of a watch's strap. */
  readonly second?: string | undefined
  readonly materials: readonly string[]
}

/**
 * Returns the word for a piece's pattern in its title ("striped"); undefined for patterns that titles leave
 * out.
 */
export function patternWord({ pattern, cut }: Pick<PieceFacts, 'pattern' | 'cut'>): string | undefined {
  const isKnitted = pattern === 'knit' || pattern === 'rib'
  if (isKnitted && cut?.details.includes('cable')) return 'cable-knit'
  return pattern && patternWords[pattern]
}

/** Materials that a title names: what such a piece is bought for. Nobody buys a blouse for its polyester. */
const toldMaterials: Readonly<Record<string, string>> = {
  Velvet: 'velvet',
  Corduroy: 'corduroy',
  Sequins: 'sequined',
  Lace: 'lace',
  Satin: 'satin',
  Chiffon: 'chiffon',
  Crepe: 'crepe',
  Silk: 'silk',
  Linen: 'linen',
  Cashmere: 'cashmere',
  'Merino Wool': 'merino',
  Alpaca: 'alpaca',
  Mohair: 'mohair',
  Wool: 'wool',
  'Wool Felt': 'wool felt',
  Shearling: 'shearling',
  Fleece: 'fleece',
  Tulle: 'tulle',
  Leather: 'leather',
  Suede: 'suede',
  'Patent Leather': 'patent leather',
  'Faux Leather': 'faux leather',
  Canvas: 'canvas',
  Straw: 'straw',
  Mesh: 'mesh',
}
/** Materials that a title names of bags and small things alone: of clothes they are what most are made of. */
const toldOfThings: Readonly<Record<string, string>> = { Nylon: 'nylon', Cotton: 'cotton', Jute: 'jute' }
const isThing = ({ line }: Kind) => line === 'bags' || line === 'accessories'

function materialWord({ kind, materials }: PieceFacts, said: string): string | undefined {
  const words = isThing(kind) ? { ...toldMaterials, ...toldOfThings } : toldMaterials
  const word = materials.flatMap((one) => words[one] ?? [])[0]
  return word && isNews(word, said) ? word : undefined
}

/** How jewelry is called by its metal: plated brass is not sold as gold. */
const metals: Readonly<Record<string, string>> = {
  'Sterling Silver': 'sterling silver',
  'Stainless Steel': 'stainless steel',
  'Gold Plated Brass': 'gold-plated',
  'Rose Gold Plated Brass': 'rose gold-plated',
  '14K Gold': '14K gold',
}

/** The colors that a title begins with; of jewelry the metal. */
function colorsOf({ kind, color, second, materials }: PieceFacts): string {
  const metal = kind.line === 'jewelry' ? materials.flatMap((one) => metals[one] ?? [])[0] : undefined
  const first = metal ?? color
  return second && second !== color ? `${first} and ${second}` : first
}

/** "Flared" and "flare", "cropped" and "crop" are one word to who reads them. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{2})([bdgmnpt])\1ed$/, '$1').replace(/(?<=[a-z]{3})(?:ed|e|s|y|ing)$/, '')

/** Leaves out words that are said already: a peasant blouse is no "blouse blouse", a nightshirt no shirt. */
const isNews = (word: string, said: string) => {
  const before = said.toLowerCase().split(/[ -]/)
  const isSaid = (part: string) =>
    before.some(
      (one) => one.startsWith(part) || stem(one) === stem(part) || (part.length > 4 && one.endsWith(part)),
    )
  return !word
    .toLowerCase()
    .split(/[ -]/)
    .some((part) => part.length > 2 && isSaid(part))
}

/** What the piece is called: "leather jacket" is a faux leather jacket where its leather is faux. */
function nounOf({ kind, silhouette, materials }: PieceFacts): string {
  const noun = kind.nouns[silhouette] ?? kind.noun
  if (materials.includes('Shearling')) return noun.replace('faux fur', 'shearling')
  const isFaux = materials.includes('Faux Leather') && !noun.includes('faux')
  return isFaux ? noun.replace('leather', 'faux leather') : noun
}

/** Pattern, cloth and words of the cut: so many of them a title has at most beside color and noun. */
const mostParts = 3
const mostTold = 2

/** A title longer than this makes do with one word of the cut: a card shows about so many letters. */
const longest = 48

/** Words that a noun says already, or that are not true beside it: a coat to the thigh is not long as one. */
const takenBy: readonly (readonly [noun: RegExp, words: readonly string[]])[] = [
  [/hoodie$/, ['hooded']],
  [/(?:coat|parka)$/, ['long']],
  [/(?:capris|culottes)$/, ['cropped', 'ankle']],
  [/cropped (?:jeans|pants)$/, ['ankle']],
  [/A-line skirt$/i, ['circle', 'straight']],
  [/overalls$/, ['square-neck']],
]
const isTaken = (word: string, said: string) =>
  takenBy.some(([noun, words]) => words.includes(word) && noun.test(said))

/** The words of the cut that a title has, the most telling beside the noun. */
function toldOf({ cut }: PieceFacts, said: string, most: number): string[] {
  if (!cut) return []
  const told: string[] = []
  const telling = tellingWords(cut)
  const lesser = lesserWords(cut)
  for (const word of [...telling, ...lesser]) {
    // One lesser word is enough: nobody asks for a short-sleeve crew-neck tee.
    if (told.length === most || lesser.includes(told[0] ?? '')) break
    const before = [said, ...told].join(' ')
    const isLong = told.length > 0 && before.length + word.length >= longest
    if (isLong || !isNews(word, before) || isTaken(word, said)) continue
    // What a jewel is stands beside its noun: a bold signet ring.
    if (cut.on === 'jewel') told.push(word)
    else told.unshift(word)
  }
  return told
}

/** Letters that name a form are written as they look: V-neck, A-line. */
const withLetters = (text: string) =>
  text.replaceAll(/\b([avt])-(?=neck|line|strap)/g, (letter) => letter.toUpperCase())

/**
 * Returns a piece's title: 'Green and white checked tie-waist dress', 'Bottle green cashmere sweater'. It
 * names at most three things beside colors and kind.
 */
export function titleOf(facts: PieceFacts): string {
  const { materials } = facts
  const word = patternWord(facts)
  const noun = nounOf(facts)
  // The noun may say the pattern already: a graphic tee.
  const pattern = word && isNews(word, noun) ? word : undefined
  const colors = colorsOf(facts)
  const material = materialWord(facts, `${colors} ${pattern ?? ''} ${noun}`)
  const isStretch = facts.pattern === 'denim' && materials.includes('Elastane')
  const parts = [pattern, material, isStretch ? 'stretch' : undefined].filter((one) => one !== undefined)
  const said = [colors, ...parts, noun].join(' ')
  const told = toldOf(facts, said, Math.max(1, Math.min(mostTold, mostParts - parts.length)))
  return withLetters(sentence([colors, ...parts, ...told, noun].join(' ')))
}
