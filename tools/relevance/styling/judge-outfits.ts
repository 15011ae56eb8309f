// Judges the outfits of a dialogue by rules of its own: it shares no code with the stylist, so that a mistake
// of the stylist is not made twice.
import type { Occasion, Want } from './dialogue.ts'

/** A piece as the database has it. */
export type JudgedPiece = {
  itemNumber: number
  title: string
  tags: readonly string[]
  colors: readonly string[]
  materials: readonly string[]
  pattern: string
  sleeve: string
  necklines: readonly string[]
  heel: number | null
  size: string
  cents: number
  occasions: readonly string[]
  /** On sale and held by nobody. */
  isFree: boolean
  departments: readonly string[]
}

const root = ({ tags }: JudgedPiece): string => tags[0] ?? ''
const isShoe = (piece: JudgedPiece) => ['shoes', 'kids-shoes', 'baby-shoes'].includes(root(piece))
const isClothes = (piece: JudgedPiece) =>
  !isShoe(piece) && !['handbags', 'jewelry', 'accessories'].includes(root(piece))
const outer = ['coats-jackets']
const lower = ['jeans', 'pants', 'skirts', 'shorts']
const whole = ['dresses', 'suits-sets', 'jumpsuits-rompers']
const isWhole = (piece: JudgedPiece) =>
  whole.includes(root(piece)) ||
  piece.tags.some((tag) => /dress|jumpsuit|romper|suits?$|gown|matching-sets/.test(tag))
const isLower = (piece: JudgedPiece) =>
  lower.includes(root(piece)) ||
  (!isWhole(piece) && piece.tags.some((tag) => /pants|leggings|jeans|skirt|shorts|joggers|skorts/.test(tag)))
const isOuter = (piece: JudgedPiece) =>
  outer.includes(root(piece)) ||
  piece.tags.some((tag) => /cardigan|poncho|shrug|kids-(?:coats|jackets)|baby-outerwear/.test(tag))
const isUpper = (piece: JudgedPiece) =>
  isClothes(piece) && !isWhole(piece) && !isLower(piece) && !outer.includes(root(piece))

/** Sizes that are the same to a shopper, by the size that was said. */
const same: Readonly<Record<string, readonly string[]>> = {
  '0': ['XS', '24', '25'],
  '2': ['XS', '26'],
  '4': ['S', '27'],
  '6': ['S', '28'],
  '8': ['M', '29'],
  '10': ['M', '30'],
  '12': ['L', '31'],
  '14': ['L', '32'],
  '16': ['XL', '33', '34'],
  '18': ['XXL', '35', '36'],
  XS: ['0', '2'],
  S: ['4', '6'],
  M: ['8', '10'],
  L: ['12', '14'],
  XL: ['16'],
  XXL: ['18'],
  '1X': ['14W', '16W'],
  '2X': ['18W', '20W'],
  '3X': ['22W', '24W'],
  '14W': ['1X'],
  '16W': ['1X'],
  '18W': ['2X'],
  '20W': ['2X'],
  '22W': ['3X'],
  '24W': ['3X'],
}
const bareSize = (size: string) => size.replace(/^Size /, '').replace(/ (?:Petite|Tall).*$/, '')

const kebab = (words: string) => words.toLowerCase().replaceAll(' ', '-')
const titled = (piece: JudgedPiece, word: RegExp) => word.test(piece.title)
/** What "no X" means to the judge. */
const refusals: Readonly<Record<string, (piece: JudgedPiece) => boolean>> = {
  heels: (piece) =>
    isShoe(piece) &&
    (piece.tags.some((tag) => ['heels', 'wedges', 'platform-sandals'].includes(tag)) ||
      titled(piece, /\bheels?\b|stiletto|\bpumps?\b|wedge/i) ||
      (piece.heel ?? 0) > 1.25),
  sleeveless: (piece) =>
    (isWhole(piece) || isUpper(piece)) &&
    (/sleeveless/i.test(piece.sleeve) ||
      piece.tags.some((tag) => ['tank-tops', 'camisoles', 'halter-tops', 'corset-tops'].includes(tag)) ||
      piece.necklines.some((one) => /strapless|halter/i.test(one)) ||
      titled(piece, /sleeveless|strapless|\btank\b|\bcami/i)),
  strapless: (piece) => piece.necklines.some((one) => /strapless/i.test(one)) || titled(piece, /strapless/i),
  leather: (piece) =>
    piece.materials.some((one) => /^(?:leather|suede|patent leather|shearling)$/i.test(one)) ||
    titled(piece, /(?<!faux )\bleather\b/i),
  wool: (piece) => piece.materials.some((one) => /wool/i.test(one)) || titled(piece, /\bwool\b/i),
  silk: (piece) => piece.materials.some((one) => /silk/i.test(one)) || titled(piece, /\bsilk\b/i),
  polyester: (piece) => piece.materials.some((one) => /^polyester$/i.test(one)),
  sequins: (piece) => piece.materials.some((one) => /sequin/i.test(one)) || titled(piece, /sequin/i),
  floral: (piece) => /floral/i.test(piece.pattern) || titled(piece, /floral/i),
  dots: (piece) => /dot/i.test(piece.pattern) || titled(piece, /polka|\bdots?\b/i),
  stripes: (piece) => /strip|breton/i.test(piece.pattern) || titled(piece, /striped?\b|breton/i),
  // Ribs, cables and tweed are how a cloth is made; nothing is printed on it.
  prints: (piece) => !['', 'solid', 'rib-knit', 'cable-knit', 'tweed'].includes(kebab(piece.pattern)),
  dresses: (piece) => root(piece) === 'dresses',
  skirts: (piece) => piece.tags.some((tag) => /skirt/.test(tag)),
  'mini-skirts': (piece) => piece.tags.includes('mini-skirts'),
  pants: (piece) => root(piece) === 'pants' || piece.tags.some((tag) => /pants|trousers/.test(tag)),
  jeans: (piece) => root(piece) === 'jeans' || piece.tags.some((tag) => /jeans/.test(tag)),
  shorts: (piece) => piece.tags.some((tag) => /shorts/.test(tag)),
  sneakers: (piece) => piece.tags.some((tag) => /sneakers/.test(tag)),
  sandals: (piece) => piece.tags.includes('sandals'),
  hats: (piece) => piece.tags.some((tag) => /hats?$|beanies|caps$|berets/.test(tag)),
  cardigans: (piece) => piece.tags.includes('cardigans'),
  bags: (piece) => root(piece) === 'handbags',
  jewelry: (piece) => root(piece) === 'jewelry',
}
const isColor = (word: string) => (piece: JudgedPiece) => piece.colors.includes(word)

/** Kinds that nobody wears to an occasion. */
const wrong: Readonly<Record<Occasion, RegExp>> = {
  wedding:
    /sneakers|jeans|shorts|t-shirts|hoodies|leggings|joggers|slippers|flip-flops|active|parkas|puffer|wedding-dresses|backpacks/,
  work: /hoodies|leggings|joggers|slippers|flip-flops|active|gowns|cocktail-dresses|crop-tops|evening-bags|swim|wedding-dresses/,
  party:
    /hoodies|leggings|joggers|slippers|flip-flops|active|running|hiking|laptop|diaper|swim|wedding-dresses/,
  date: /hoodies|leggings|joggers|slippers|active|running|hiking|laptop|diaper|swim|wedding-dresses|gowns/,
  vacation:
    /gowns|cocktail-dresses|evening-bags|laptop|suits$|slippers|winter-boots|wool-coats|wedding-dresses/,
  casual: /gowns|cocktail-dresses|evening-bags|laptop|suits$|wedding-dresses|slippers/,
}

export type Verdict = { hard: string[]; soft: string[] }

const fits = (piece: JudgedPiece, size: string) =>
  [size, ...(same[size] ?? [])].includes(bareSize(piece.size))

/** The limits that few shoppers say: a sum for each piece, a child's department, two sizes of clothes. */
function againstMore(piece: JudgedPiece, want: Want): string[] {
  const isOf = (is: (one: JudgedPiece) => boolean, size: string | undefined) =>
    size !== undefined && is(piece) && !fits(piece, size)
      ? [`${piece.title} is ${piece.size}, not ${size}`]
      : []
  const { each, who } = want
  return [
    ...(each !== undefined && piece.cents > each * 100 ? [`${piece.title} costs more than ${each}`] : []),
    ...(who && isClothes(piece) && !piece.departments.includes(who)
      ? [`${piece.title} is not for ${who}`]
      : []),
    ...isOf(isUpper, want.upper),
    ...isOf(isLower, want.lower),
  ]
}

/**
 * Judges one outfit. Returns `hard`, the limits that it breaks (budget, sizes, refusals, pieces twice or not
 * for sale), and `soft`, what else is wrong (occasion, not complete), as sentences; both empty for a good
 * one.
 */
export function judgeOutfit(pieces: readonly JudgedPiece[], want: Want): Verdict {
  const hard: string[] = []
  const soft: string[] = []
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0)
  if (want.budget !== undefined && total > want.budget * 100)
    hard.push(`costs ${total / 100} of ${want.budget}`)
  if (new Set(pieces.map(({ itemNumber }) => itemNumber)).size < pieces.length) hard.push('has a piece twice')
  for (const piece of pieces) {
    if (!piece.isFree) hard.push(`${piece.title} can’t be bought`)
    if (want.size && isClothes(piece) && !fits(piece, want.size))
      hard.push(`${piece.title} is ${piece.size}, not ${want.size}`)
    if (want.shoe && isShoe(piece) && bareSize(piece.size) !== want.shoe)
      hard.push(`${piece.title} is ${piece.size}, not ${want.shoe}`)
    hard.push(...againstMore(piece, want))
    for (const word of want.no ?? [])
      if ((refusals[word] ?? isColor(word))(piece)) hard.push(`${piece.title} is against “no ${word}”`)
    if (want.occasion && piece.tags.some((tag) => wrong[want.occasion as Occasion].test(tag)))
      soft.push(`${piece.title} is wrong for ${want.occasion}`)
  }
  const isDressed = pieces.some(isWhole) || (pieces.some(isUpper) && pieces.some(isLower))
  const more = pieces.some((piece) => ['handbags', 'jewelry'].includes(root(piece)) || isOuter(piece))
  if (
    want.with &&
    !pieces.some(({ tags }) => tags.some((tag) => want.with?.some((one) => tag.includes(one))))
  )
    soft.push(`has no ${want.with.join(' or ')}`)
  if (!isDressed || !pieces.some(isShoe) || !more) soft.push('is not complete')
  return { hard, soft }
}

/** Returns whether one piece of an outfit has a color that was asked for. */
export const hasColor = (pieces: readonly JudgedPiece[], colors: readonly string[]): boolean =>
  pieces.some((piece) => piece.colors.some((one) => colors.includes(one)))
