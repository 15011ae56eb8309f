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
}

const root = ({ tags }: JudgedPiece): string => tags[0] ?? ''
const isShoe = (piece: JudgedPiece) => root(piece) === 'shoes'
const isClothes = (piece: JudgedPiece) =>
  !['shoes', 'handbags', 'jewelry', 'accessories', 'kids-shoes'].includes(root(piece))
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
  outer.includes(root(piece)) || piece.tags.some((tag) => /cardigan|poncho|shrug/.test(tag))
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
  '16W': ['1X'],
}
const bareSize = (size: string) => size.replace(/^Size /, '').replace(/ (?:Petite|Tall).*$/, '')

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
  leather: (piece) =>
    piece.materials.some((one) => /^(?:leather|suede|patent leather|shearling)$/i.test(one)) ||
    titled(piece, /(?<!faux )\bleather\b/i),
  wool: (piece) => piece.materials.some((one) => /wool/i.test(one)) || titled(piece, /\bwool\b/i),
  polyester: (piece) => piece.materials.some((one) => /^polyester$/i.test(one)),
  sequins: (piece) => piece.materials.some((one) => /sequin/i.test(one)) || titled(piece, /sequin/i),
  floral: (piece) => /floral/i.test(piece.pattern) || titled(piece, /floral/i),
  stripes: (piece) => /strip|breton/i.test(piece.pattern) || titled(piece, /striped?\b|breton/i),
  prints: (piece) => !['', 'solid'].includes(piece.pattern.toLowerCase()),
  dresses: (piece) => root(piece) === 'dresses',
  skirts: (piece) => piece.tags.some((tag) => /skirt/.test(tag)),
  'mini-skirts': (piece) => piece.tags.includes('mini-skirts'),
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

/** Judges one outfit: `hard` limits that it breaks, and what else is wrong with it. */
export function judgeOutfit(pieces: readonly JudgedPiece[], want: Want): Verdict {
  const hard: string[] = []
  const soft: string[] = []
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0)
  if (want.budget !== undefined && total > want.budget * 100)
    hard.push(`costs ${total / 100} of ${want.budget}`)
  if (new Set(pieces.map(({ itemNumber }) => itemNumber)).size < pieces.length) hard.push('has a piece twice')
  for (const piece of pieces) {
    if (!piece.isFree) hard.push(`${piece.title} can’t be bought`)
    const size = bareSize(piece.size)
    if (want.size && isClothes(piece) && ![want.size, ...(same[want.size] ?? [])].includes(size))
      hard.push(`${piece.title} is ${size}, not ${want.size}`)
    if (want.shoe && isShoe(piece) && size !== want.shoe)
      hard.push(`${piece.title} is ${size}, not ${want.shoe}`)
    for (const word of want.no ?? [])
      if ((refusals[word] ?? isColor(word))(piece)) hard.push(`${piece.title} is against “no ${word}”`)
    if (want.occasion && piece.tags.some((tag) => wrong[want.occasion as Occasion].test(tag)))
      soft.push(`${piece.title} is wrong for ${want.occasion}`)
  }
  const isDressed = pieces.some(isWhole) || (pieces.some(isUpper) && pieces.some(isLower))
  const more = pieces.some((piece) => ['handbags', 'jewelry'].includes(root(piece)) || isOuter(piece))
  if (!isDressed || !pieces.some(isShoe) || !more) soft.push('is not complete')
  return { hard, soft }
}

/** Judges that one piece of an outfit has a color that was asked for. */
export const hasColor = (pieces: readonly JudgedPiece[], colors: readonly string[]): boolean =>
  pieces.some((piece) => piece.colors.some((one) => colors.includes(one)))
