// Reads sizes and sums that stand alone between commas: "wedding, M, 150". Whoever types on a phone names
// neither "size" nor "$".

/** Words around a bare number or size that change nothing: "like 60", "130 is fine", "M please". */
const filler =
  /\b(?:ok(?:ay)?|hm+|so|well|like|just|about|around|roughly|max|tops|only|please|thanks|make it|say|maybe|is (?:fine|ok(?:ay)?|good)|works|(?:my )?budget|price|usually|us|in clothes|i(?:'|’)?m|i am|an?|and|oh)\b/gi
const letterSize = /^(?:xxs|xs|s|m|l|xl|xxl|[1-4]xl?|small|medium|large)$/i
const numberSize = /^(?:00|0|2|4|6|8|10|12|14|16|18|1[468]w|2[0-8]w)$/i
/** Below this a bare number may be a size, a waist or an age; no outfit costs less. */
const dollarsLeast = 40
const dollarsMost = 2_000
/** Words after which a number at the end is no sum: "I’m 63", "route 66", "waist 40". */
const noSum =
  /\b(?:i(?:'|’)?m|am|is|age|aged|turn(?:s|ing|ed)?|size|sz|waist|bust|hips?|eu|fr|de|it|uk|route|highway|room|gate|since|in|from|year|class of|over|the|(?:party|dinner|wedding|shower|reunion|table|event|lunch) (?:for|of))\s*$/i

/** "I am 45" says an age. */
const ofPerson = /\b(?:i(?:'|’)?m|i am|(?:s?he|it)(?:'|’)?s|(?:s?he|it) is)\b/i

const shoeSize = /^(?:[4-9]|1[0-3])(?:\.5)?$/
const ofShoes = /\b(?:shoes?|heels?|flats?|boots?|sandals?|sneakers?|loafers?)\b/i

export type Bare = { size: string | null; shoe: string | null; cents: number | null; rest: string }

const isSum = (digits: string) => Number(digits) >= dollarsLeast && Number(digits) <= dollarsMost

/** A number that ends a part: "airport outfit 110". */
function tailSum(part: string): { cents: number; rest: string } | undefined {
  const [, head = '', digits = ''] = /^(.*\p{L}.*?)\s(\d{2,4})$/su.exec(part.trimEnd()) ?? []
  return digits !== '' && isSum(digits) && !noSum.test(head)
    ? { cents: Number(digits) * 100, rest: head }
    : undefined
}

/**
 * Reads a clothing size, a shoe size and a sum (cents) that stand alone in a part of a message, each null
 * when there is none; `rest` is the message without them. What was read before (`known`) is not read again.
 * `text`: without the sums and sizes that were named as such.
 */
export function readBare(
  text: string,
  known: { size: string | null; hasSum: boolean; hasShoe: boolean },
): Bare {
  const found: Bare = { size: null, shoe: null, cents: null, rest: '' }
  const parts = text.split(/((?:[,;!?\n]|\.(?!\d)|\s[-–—/]\s|\s&\s)+)/)
  const left = parts.map((part, i) => {
    if (i % 2 === 1) return part
    // "10/M" is one size in two systems.
    const bare = part
      .replace(filler, ' ')
      .trim()
      .replace(/^(\d{1,2})\s?\/\s?[a-z]{1,3}$/i, '$1')
    const size = known.size ?? found.size
    const isFree = size === null
    // No clothes are of size 7 or 8.5, and beside a size in letters a number is that of shoes.
    const isOfShoes = /^\d*[13579]$|\.5$/.test(bare) || (!isFree && (/^\D/.test(size) || ofShoes.test(text)))
    if (!known.hasShoe && found.shoe === null && shoeSize.test(bare) && isOfShoes) {
      found.shoe = bare
      return ' '
    }
    if (isFree && (letterSize.test(bare) || numberSize.test(bare))) {
      found.size = bare.toUpperCase()
      return ' '
    }
    if (known.hasSum || found.cents !== null) return part
    if (/^\d{2,4}$/.test(bare) && isSum(bare) && !ofPerson.test(part)) {
      found.cents = Number(bare) * 100
      return ' '
    }
    const tail = tailSum(part)
    if (!tail) return part
    found.cents = tail.cents
    return tail.rest
  })
  return { ...found, rest: left.join('') }
}
