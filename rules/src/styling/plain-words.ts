// Rewrites a message into the words that the readers know: sums in digits, short forms written out, and no
// heights, ages or weights, whose numbers are no sizes.

import { tokenize } from '../query/engine/normal.ts'
import { amountAt, numberWords } from '../query/engine/numbers.ts'

const shortForms: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\b(?:less|too|not so|not as)\s+(revealing|tight|short|sheer|low[- ]cut|shiny|loud|bright|flashy)\b/gi,
    'nothing $1',
  ],
  [/\blooser\b/gi, 'nothing tight'],
  [/(?<!\b(?:no|or) )\blonger\b(?! than)/gi, 'nothing short'],
  [/\b(?:less|too|not so) dark\b/gi, 'no dark colors'],
  [/\bless colou?rful\b/gi, 'neutral colors'],
  [/\bbrighter\b(?! colou?rs?)/gi, 'bright colors'],
  [/\bnot (?:a )?(?:size|sz) ?\w{1,3}\b/gi, ' '],
  [/\b(size|sz|budget|shoes?|max|under)\s?[:=]?\s?(?=\d)/gi, '$1 '],
  [/\bpl[sz]\b/gi, 'please'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\bb-?days?\b/gi, 'birthday'],
  [/\bvacay\b/gi, 'vacation'],
  [/\bwk?nds?\b/gi, 'weekend'],
  [/\bnye\b/gi, 'new year’s eve'],
  [/\b(?:tmrw|tmr|2moro)\b/gi, 'tomorrow'],
  [/\bcomfy\b/gi, 'comfortable'],
  [/\b(?:hunnid|hundo)\b/gi, 'hundred'],
  [/\b(?:smth|sth|sumthin|somethin)\b/gi, 'something'],
  [/(?<=\s)['’]?em\b/gi, 'them'],
  [/\b(?:l(?:o|u)l|lmao|haha+|omg|tbh|idk)\b/gi, ' '],
]

/** Numbers of the body and of years: "5'2\"", "5 foot 10", "170 cm", "130 lbs", "6 yrs old", "7 months". */
const measured: readonly RegExp[] = [
  /(?<![\d.$])\b[4-6]\s?(?:'|’|′|ft\b\.?|foot\b|feet\b)\s?(?:\d{1,2}(?:\s?(?:"|”|''|’’|in\b|inch(?:es)?\b))?)?(?!\d)/gi,
  /\b\d{2,3}\s?(?:cms?|lbs?|kgs?|kilos?)\b/gi,
  /\b\d{1,2}[- ]?(?:yrs?|years?|yo|y\/o|months?|weeks?|wks?)\b\.?(?:[- ]olds?\b)?/gi,
]

/** Numbers in words from here on are sums; "two looks" and "one more" are none. */
const wordsLeast = 20

/** "One fifty" and "two seventy-five" are sums in hundreds. */
const spoken =
  /\b(one|two|three|four|five)[ -](twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](five))?\b/gi
const numberOf = (word: string | undefined): number => numberWords.get(word?.toLowerCase() ?? '') ?? 0

/** Writes sums in words as digits: "a hundred and twenty dollars" becomes "120 dollars". */
function inDigits(text: string): string {
  const tokens = tokenize(text)
  let out = ''
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at)
    const first = tokens[at]
    const unit = amount?.money === true && amount.count > 1 ? 1 : 0
    const last = amount && tokens[at + amount.count - 1 - unit]
    if (!amount || !first || !last) continue
    at += amount.count - 1
    if ((amount.value < wordsLeast && !amount.money) || (first === last && /\d/.test(first.word))) continue
    out += `${text.slice(from, first.from)}${amount.value}`
    from = last.to
  }
  return out + text.slice(from)
}

const size =
  /\b((?:size|sz|shoes?|shoe size|an?)\s+)(zero|two|four|six|eight|ten|twelve|fourteen|sixteen|eighteen)\b/gi

/**
 * Returns a message in the words that the readers of the style chat know. Sums in words are digits ("two
 * hundred" is "200"), sizes too ("size ten"), short forms are written out ("vacay"), and heights, weights
 * and ages are left out, since their numbers are neither sizes nor sums.
 */
export function plainWords(text: string): string {
  // A baby's months are its size.
  const sized =
    /\b(?:baby|babies|infant|newborn|toddler)\b(?! shower)/i.test(text) && !/\bpregnan/i.test(text)
      ? text.replace(/\b(\d{1,2})[- ]?(?:months?|mos?)\b(?:[- ]olds?\b)?/gi, 'size $1 Mo')
      : text
  const bare = measured.reduce((left, pattern) => left.replace(pattern, ' '), sized)
  const whole = shortForms
    .reduce((left, [pattern, words]) => left.replace(pattern, words), bare)
    .replace(/\b([1-9])\s?hundred(?:(?:\s+and)?\s+(\d{1,2}))?\b/gi, (_, hundreds, rest) =>
      String(Number(hundreds) * 100 + Number(rest ?? 0)),
    )
    .replace(/\s+/g, ' ')
    .replace(spoken, (_, hundreds, tens, ones) =>
      String(numberOf(hundreds) * 100 + numberOf(tens) + numberOf(ones)),
    )
  return inDigits(
    whole.replace(size, (_, before: string, word: string) => {
      const amount = amountAt(tokenize(word), 0)
      return `${before}${amount?.value ?? word}`
    }),
  )
}
