// Reads sums, sizes and times of a turn. Each reader returns what it read and the text without it, so that
// "$150, size 10, shoe 8" leaves no number for another reader.

export type Left<T> = { read: T; rest: string }

const amount = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(k)?`
const coin = String.raw`(?:dollars?|bucks?|usd|\$)`
const sum = String.raw`\$?\s?${amount}(?:\s?${coin})?`
/** A sum that is surely money: "$40", "40 dollars". */
const money = String.raw`(?:\$\s?${amount}|${amount}\s?${coin})`
const before = `(?:(?:my )?budget(?: is| was| of|:)?(?: now)?|spend(?:ing)?(?: at most| up to| about| around)?|under|sub|below|less than|lower than|cheaper than|max(?:imum)?(?: of)?|up to|at most|no more than|not more than|not over|within|(?:my )?(?:limit|max) is|beneath|stay(?:ing)? under|more than|over|above|<)`
const near = '(?:around|about|roughly)'
const after = `(?:max(?:imum)?|total|in total|altogether|all in|or less|at most|tops|budget|to spend|or so|or under|or below|is (?:my|the) (?:max|maximum|limit|budget))`
const counted = String.raw`(?!\s?(?:am|pm|years?|months?|people|days?|weeks?|inch(?:es)?|"|°|degrees|%|:|\.\d|st\b|nd\b|rd\b|th\b))`
const range =
  /(?:\b(?:between|from)\s+)?(?:\$\s?|\b(?=\d{2,4}\s?(?:-|–)\s?(?:\d{3}\b|\d{2}\s?(?:dollars|bucks|\$))))(\d{1,5})\s?(?:-|–|to|and)\s?\$?(\d{1,5})\b/i
/** The words around a sum, the surest ones first: "under $150" counts more than "about $150" or "$150". */
const sums = [
  [
    new RegExp(String.raw`\b${before}\s+${sum}${counted}(?:\s?${after}\b)?`, 'i'),
    new RegExp(String.raw`(?:\$\s?)?\b${amount}(?:\s?${coin})?\s?${after}\b`, 'i'),
  ],
  [new RegExp(String.raw`\b${near}\s+${sum}${counted}`, 'i')],
  [new RegExp(String.raw`${money}(?!\d)`, 'i')],
]
const floors = [
  new RegExp(
    String.raw`\b(?:at least|more than|over|above|beyond|no less than|not less than|not under|starting (?:at|from)|from|min(?:imum)?(?: of)?)\s+${money}`,
    'i',
  ),
  new RegExp(String.raw`${money}\s?(?:\+|(?:or more|and up|or up|and more|at least|minimum|min)\b)`, 'i'),
]
/** "I don’t want to spend more than $100" names the most, not the least. */
const refused = /(?:\b(?:no|not|never|nothing|without|cannot)|n(?:'|’)t)\b[^.,;!?]{0,30}$/i
const spent = [
  new RegExp(
    String.raw`\b(?:spent|paid)(?: (?:about|around|already|another|some|only|just|over|almost|nearly|like|us|me))*\s+${money}`,
    'i',
  ),
  new RegExp(
    String.raw`(?<!\b(?:budget|limit|max|maximum|sum|total) )\b(?:was|were)(?: (?:about|around|already|only|just))*\s+${money}`,
    'i',
  ),
  new RegExp(
    String.raw`(?<!\b(?:can|could|may|might|must|should|to|will|would|not) )\bcost(?: (?:me|us|about|around|only|just))*\s+${money}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:bought|got|found|ordered)\b[^.,;!?$\d]{0,40}\bfor\s+${money}`, 'i'),
  new RegExp(String.raw`${money}\s+(?:is |are )?(?:already )?(?:spent|gone)\b`, 'i'),
]
const foreignSum = /(?:£|€)\s?(?=\d)|(?<=\d)\s?(?:£|€|euros?\b|eur\b|gbp\b|quid\b)/gi
const eachSum = new RegExp(String.raw`${money}\s*each\b`, 'i')
/** A sum for every single piece: "under $40 a piece". */
const pieceSum = new RegExp(
  String.raw`(?:\b(?:${before}|nothing (?:over|above|more than))\s+)?${money}\s*(?:max(?:imum)?\s*)?(?:apiece|(?:per|a|an|each|for each|for every) (?:piece|item|garment|thing))\b`,
  'i',
)

const centsOf = (digits: string | undefined, thousand: string | undefined) =>
  Number((digits ?? '0').replaceAll(',', '')) * (thousand ? 100_000 : 100)

/** The cents of a match of a pattern that has one or two amounts in it. */
const centsIn = ([, ...groups]: RegExpExecArray): number => {
  const at = groups.findIndex((one) => one !== undefined && /\d/.test(one))
  return centsOf(groups[at], groups[at + 1])
}

/** A sum above this is no budget for clothes: ten thousand dollars, in cents. */
const mostCents = 1_000_000

/** Cuts every match of a pattern out of a text; `meant` decides whether a match is one. */
function cutAll(
  text: string,
  pattern: RegExp,
  meant: (before: string) => boolean = () => true,
): { cents: number[]; rest: string } {
  const cents: number[] = []
  let rest = ''
  let open = text
  for (let found = pattern.exec(open); found; found = pattern.exec(open)) {
    const head = open.slice(0, found.index)
    const isMeant = meant(rest + head)
    if (isMeant) cents.push(centsIn(found))
    rest += head + (isMeant ? ' ' : found[0])
    open = open.slice(found.index + found[0].length)
  }
  return { cents, rest: rest + open }
}

/** What a message says of money. */
export type SumsRead = {
  /** The most that an outfit may cost, in cents; "lifted": there is no limit. */
  most: number | 'lifted' | null
  /** The least that an outfit may cost, in cents. */
  least: number | null
  /** A sum was in pounds or euros, and was read as dollars. */
  isForeign: boolean
  /** A sum was for "each", which may be an outfit or a piece; it is kept as an outfit's. */
  isEach: boolean
  /** The most that each single piece may cost, in cents. */
  apiece: number | null
}

/** Reads the limit of a text that has no floors and no past spending; the last sum of the surest words. */
function readMost(text: string): Left<number | null> {
  let rest = text
  let read: number | null = null
  const both = range.exec(rest)
  if (both) {
    read = Math.max(centsOf(both[1], undefined), centsOf(both[2], undefined))
    rest = rest.replace(both[0], ' ')
  }
  for (const [sureness, patterns] of sums.entries()) {
    const isRead = read !== null && sureness > 0
    for (const pattern of patterns) {
      const cut = cutAll(rest, pattern)
      rest = cut.rest
      const last = cut.cents.findLast((cents) => cents <= mostCents)
      if (last !== undefined && !isRead) read = last
    }
  }
  return { read, rest }
}

/**
 * Reads what a message says of money, and returns the rest of the text: "under $150", "150 dollars",
 * "$100–150", "at least $80". What somebody has spent already is no limit. Pounds and euros are read as
 * dollars, which are worth less, so that the limit is never above what was meant.
 */
export function readSums(text: string): Left<SumsRead> {
  const isForeign = /\d/.test(text) && text.search(foreignSum) >= 0
  const said = isForeign
    ? text
        .replace(/(?:£|€)\s?(?=\d)/g, '$')
        .replace(/(?<=\d)\s?(?:£|€|euros?\b|eur\b|gbp\b|quid\b)/gi, ' dollars')
    : text
  const isEach = eachSum.test(said)
  const free =
    /\b(?:no (?:budget|limit)|any (?:price|budget)|money(?:(?:'|’)?s| is)(?: no| not an?)(?: object| issue| problem)|no price limit|(?:forget|ignore|drop) (?:about )?(?:the|my) (?:budget|limit)|sky(?:(?:'|’)s| is) the limit|price doesn(?:'|’)?t matter)\b/i
  if (free.test(said))
    return {
      read: { most: 'lifted', least: null, isForeign: false, isEach: false, apiece: null },
      rest: said.replace(free, ' '),
    }
  const pieces = cutAll(said, pieceSum)
  let rest = spent.reduce((left, pattern) => cutAll(left, pattern).rest, pieces.rest)
  const both = range.test(rest)
  const floor: number[] = []
  if (!both)
    for (const pattern of floors) {
      const cut = cutAll(rest, pattern, (head) => !refused.test(head))
      rest = cut.rest
      floor.push(...cut.cents)
    }
  const most = readMost(rest)
  return {
    read: {
      most: most.read,
      least: floor.length > 0 ? Math.max(...floor) : null,
      isForeign: isForeign && (most.read !== null || floor.length > 0),
      isEach: isEach && most.read !== null,
      apiece: pieces.cents.at(-1) ?? null,
    },
    rest: most.rest,
  }
}

const label = String.raw`([2-6]t|\d{1,2} mo|\d{1,2}(?:\.5)?w?|xxs|xs|s|m|l|2xl|xl|xxl|[1-4]x|small|medium|large|extra small|extra large)`
const named: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  '2xl': 'XXL',
  'extra small': 'XS',
  'extra large': 'XL',
}
/** Returns a size as the shop labels it: "medium" is "M". */
export const labelOf = (word: string): string =>
  named[word.toLowerCase()] ?? word.toUpperCase().replace(' MO', ' Mo')
const shoeNumber = String.raw`(\d{1,2}(?:\.5| 1/2|½)?)`
const shoeSizes = [
  new RegExp(
    String.raw`\b(?:my )?(?:shoes?|foot|feet|boots?)(?: size)?(?: is| are|:| in)?(?: an?| size| sz)*\s+${shoeNumber}(?![\d%$])`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:an? |size )?${shoeNumber}\s+(?:wide |narrow )?(?:in |for )?(?:shoes?|(?:my )?feet)\b`,
    'i',
  ),
]

/** US sizes of shoes that are marked in the European way. */
const shoesAbroad: Readonly<Record<string, string>> = {
  '35': '5',
  '36': '6',
  '37': '6.5',
  '38': '7.5',
  '39': '8.5',
  '40': '9',
  '41': '10',
  '42': '11',
}

/**
 * Reads a US shoe size from 4 to 13 ("shoe 8", "my shoes are 7.5", "a 9 in shoes") as a label, null when
 * there is none; `rest` is the text without it.
 */
export function readShoe(text: string): Left<string | null> {
  for (const pattern of shoeSizes) {
    const found = pattern.exec(text)
    const size = found?.[1]?.replace(/ 1\/2|½/, '.5')
    const us = size && (shoesAbroad[size] ?? size)
    if (found && us && Number(us) >= 4 && Number(us) <= 13)
      return { read: us, rest: text.replace(found[0], ' ') }
  }
  return { read: null, rest: text }
}

/** US sizes of numbers that other countries write. */
const abroad: Readonly<Record<string, number>> = { eu: 32, fr: 32, de: 32, it: 36, uk: 4, au: 4 }
const clothes = [
  new RegExp(
    String.raw`\b(?:make (?:that|it)|change (?:it |that )?to|switch to|try) an? ${label}\b(?!\s?(?:%|dollars|\$))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:clothes|clothing|dresses|women(?:'|’)?s)(?: size)?(?: is| are|:)?\s+(?:an? )?${label}\b(?!\s?(?:%|dollars|\$))`,
    'i',
  ),
  /\bbetween (?:an? |sizes? )?([02468]|1[0-8]|xs|s|m|l|xl)\s+(?:and|or)\s+(?:an? )?(?=\d{1,2}w?\b|xs|s\b|m\b|l\b|xl\b)/i,
  new RegExp(String.raw`\b(?:petite|tall)\s+(?:size\s+)?${label}\b(?!\s?(?:%|dollars))`, 'i'),
  new RegExp(
    String.raw`\b(?:dress |clothing |clothes |us )?(?:sizes?|sz)(?: is| are|:)?(?: an?| us)?\s+${label}\b(?!\s?(?:%|dollars))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i(?:'|’)?m|i am|i(?:'|’)?d say|i wear|i take|we?ar(?:ing)?|she is|she(?:'|’)?s|she wears)(?: usually| about| mostly| now)?(?: an?| between)?(?: us| size)*\s+${label}\b(?!\s?(?:%|years|months|weeks|dollars|feet|foot|'|’|-|,?\d))`,
    'i',
  ),
  new RegExp(
    String.raw`\b${label}\s+(?:in|for)\s+(?:dresses|clothes|clothing|tops|jeans|pants|everything|most things)\b`,
    'i',
  ),
  new RegExp(String.raw`\bin an?\s+${label}\b(?!\s?(?:%|years|dollars|-))`, 'i'),
]
const foreign =
  /\b(eu|fr|de|it|uk|au)\s?(?:size\s)?(\d{1,2})\b|\bsize\s(\d{2})\s(eu|fr|de|it|uk|au)(?:ropean)?\b/i

const upper = '(?:tops?|top half|shirts?|blouses?)'
const lower = '(?:bottoms?|bottom half|pants|trousers|jeans|skirts?)'
/** A size with the part that it is of: "8 on top", "size 10 pants", "bottoms: L". */
const sizeOf = (part: string) =>
  new RegExp(
    String.raw`\b(?:(?:size|sz|an?)\s+)?${label}\s+(?:(?:on|in|for|up|down)\s+(?:the |my )?)?${part}\b|\b${part}(?:\s+(?:size|sz|is|are|in|an?))*[:\s]\s*${label}\b`,
    'i',
  )
const sizeOfTop = sizeOf(upper)
const sizeOfBottom = sizeOf(lower)

/**
 * Reads two sizes of clothes, of tops and of bottoms, as US labels ("8 on top, 10 on the bottom"); null when
 * not both are named. `rest` is the text without them.
 */
export function readSizePair(text: string): Left<{ upper: string; lower: string } | null> {
  const top = sizeOfTop.exec(text)
  const rest = top ? text.replace(top[0], ' ') : text
  const bottom = sizeOfBottom.exec(rest)
  const upper = top?.[1] ?? top?.[2]
  const lower = bottom?.[1] ?? bottom?.[2]
  if (!bottom || upper === undefined || lower === undefined) return { read: null, rest: text }
  return { read: { upper: labelOf(upper), lower: labelOf(lower) }, rest: rest.replace(bottom[0], ' ') }
}

/** "size 8" and "an 8" name a size whatever else is in the message; "I’m 16" may name an age. */
const namesSize = /\b(?:sizes?|sz|an?)\b/i

/**
 * Reads a clothing size as a US label, null when there is none: "I’m a 10", "size M", "EU 38" (read as its US
 * size). `rest` is the text without it. `isNamed`: only a size that is said to be one counts.
 */
export function readSize(text: string, { isNamed = false } = {}): Left<string | null> {
  const other = foreign.exec(text)
  if (other) {
    const system = (other[1] ?? other[4] ?? '').toLowerCase()
    const size = Number(other[2] ?? other[3]) - (abroad[system] ?? 0)
    if (size >= 0 && size <= 18 && size % 2 === 0)
      return { read: String(size), rest: text.replace(other[0], ' ') }
  }
  for (const pattern of clothes) {
    const found = pattern.exec(text)
    if (found?.[1] && (!isNamed || namesSize.test(found[0])))
      return { read: labelOf(found[1]), rest: text.replace(found[0], ' ') }
  }
  if (isNamed) return { read: null, rest: text }
  const plus = /\b([12]\dw|[1-4]x|[2-6]t)\b/i.exec(text)
  if (plus?.[1]) return { read: labelOf(plus[1]), rest: text.replace(plus[0], ' ') }
  const alone = new RegExp(String.raw`^\W*${label}\W*$`, 'i').exec(text)
  if (alone?.[1] && !(Number(alone[1]) > 24)) return { read: labelOf(alone[1]), rest: ' ' }
  return { read: null, rest: text }
}
