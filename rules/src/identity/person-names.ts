// Which texts are names of people. A name goes into mails, also to addresses whose owners never wrote to us
// (decision 0100): whoever types a name must not be able to have the shop mail an advertisement. Pure; forms,
// API, mocks and mails read this one file.

declare const mailable: unique symbol
/**
 * What somebody typed, and what may stand in a mail because this file has looked at
 * it. No other file makes one.
 */
export type MailText = string & { readonly [mailable]: true }

export const nameMax = 60
export const fullNameMax = 80
/** Ana María de los Ángeles is one of five. */
const wordsInPart = 5
const wordsInFull = 8

export const nameShapeMessage =
  'Please write the name in letters, with a space after each period: no links, numbers or signs.'
export const lineShapeMessage = 'Please leave out links, email addresses and amounts of money.'

/**
 * Letters of any script, with up to three marks each; apostrophes, hyphens and middle dots between them, as
 * in O’Brien, Jean-Luc and Gal·la.
 */
const letter = String.raw`\p{L}\p{M}{0,3}`
/**
 * Persian and Indic names are written with joiners that are not seen; between other letters they
 * would only hide something.
 */
const joiner = String.raw`(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}{0,3})[\u200c\u200d]`
const inner = String.raw`(?:${letter}|['’‘ʼ\u00b7\u30fb\u2010\u2011-]|${joiner})`
const word = `['’‘ʼ]?${letter}${inner}*['’]?`
/**
 * J.R. and J.R.R., where a period stands after each single letter; else a period ends a word: Dr., St., Wm.
 */
const initials = String.raw`(?:${letter}\.){2,4}`
const ordinal = String.raw`\d(?:st|nd|rd|th)`
const token = `(?:${initials}|${word}[.,]?|${ordinal}|&|c/o)`
const shape = new RegExp(`^${token}(?: ${token})*$`, 'u')
const addressLike = /\b(?:https?|www\d?|ftp|mailto)\b/i

/** A text with single spaces, written the one way that Unicode calls composed. */
const tidy = (text: string): string => text.normalize('NFC').trim().replace(/ +/g, ' ')

function hasShape(text: string, { most, words }: { most: number; words: number }): boolean {
  const tidied = tidy(text)
  // Signs that only look like others, such as a full-width period, count as what they look like.
  const plain = tidied.normalize('NFKC')
  return (
    [...tidied].length <= most &&
    tidied.split(' ').length <= words &&
    /\p{L}/u.test(plain) &&
    shape.test(tidied) &&
    shape.test(plain) &&
    !addressLike.test(plain)
  )
}

/** Whether a text can be a first or a last name, or how somebody signs a gift: `Mom & Dad`. */
export const isNamePart = (text: string): boolean => hasShape(text, { most: nameMax, words: wordsInPart })

/** Whether a text can be a whole name, as on a parcel. How many words a form asks for is the form's. */
export const isPersonName = (text: string): boolean =>
  hasShape(text, { most: fullNameMax, words: wordsInFull })

/** A stored name as a mail may write it; null when it can't be a name: the mail does without. */
export function mailName(text: string | null | undefined): MailText | null {
  return text && isPersonName(text) ? (tidy(text) as MailText) : null
}

/**
 * How long a word may be to greet with. Where words are written without spaces, a
 * whole sentence would be one.
 */
const greetedMax = 20
const greetedMaxUnspaced = 8
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * A word to greet with: letters, one hyphen or middle dot, one apostrophe, as in Jean-Luc and D’Angelo; no
 * title, no initials, no `&`.
 */
function isGreeted(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  return (
    letters > 1 &&
    letters <= (unspaced.test(word) ? greetedMaxUnspaced : greetedMax) &&
    !/[\d.,&/]/.test(word) &&
    (word.match(/[\u00b7\u30fb\u2010\u2011-]/g)?.length ?? 0) <= 1 &&
    (word.match(/['’‘ʼ]/g)?.length ?? 0) <= 1
  )
}

/**
 * The one word of a stored name that a mail greets with: the first that can be somebody's first name, after a
 * title or initials. Null when there is none among the first two. More words than one would be room for what
 * a stranger wants said: "You won a phone".
 */
export function mailFirstName(text: string | null | undefined): MailText | null {
  const words = mailName(text)?.split(' ').slice(0, 2) ?? []
  return (words.find(isGreeted) as MailText | undefined) ?? null
}

/**
 * How a mail begins: `Hello Ada`, or `Hello` to whom we have no name for. Takes the stored name, of which
 * it says one word at most.
 */
export function greeting(stored: string | null | undefined): string {
  const name = mailFirstName(stored)
  return name === null ? 'Hello' : `Hello ${name}`
}

/**
 * A text as it is read: signs that only look like others are what they look like, and signs that
 * nobody sees are not there.
 */
const asSeen = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * What mail programs make a link of. `Happy birthday.Love` looks like an address to them, too; so do names
 * with the full stop of Chinese and Japanese, which browsers take for a period. Between letters of these
 * languages it ends a sentence.
 */
const linkLike = new RegExp(
  [
    String.raw`:\/\/`,
    String.raw`\b(?:https?|www\d?|ftp|mailto)\b`,
    String.raw`[\p{L}\p{N}]\.(?=\p{L}{2})`,
    String.raw`[\p{Script=Latin}\p{N}]。(?=\p{Script=Latin}{2})`,
    String.raw`(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)`,
  ].join('|'),
  'iu',
)
const hidden = /[\p{Cc}\p{Co}\p{Cn}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u

/**
 * Whether a line of an address can be one: nothing to click, no money, no hidden marks. Numbers are
 * what addresses are made of.
 */
export function isPlainLine(text: string): boolean {
  const seen = asSeen(text)
  return !linkLike.test(seen) && !/@|\p{Sc}/u.test(seen) && !hidden.test(text.trim())
}

/** A stored line of an address as a mail may write it; null when the mail does without. */
export function mailLine(text: string | null | undefined): MailText | null {
  return text && isPlainLine(text) ? (tidy(text) as MailText) : null
}

/** Whether a message that somebody else is mailed holds nothing to click. Amounts are fine, and line ends. */
export function hasNoLinks(text: string): boolean {
  const seen = asSeen(text)
  return (
    !linkLike.test(seen) && !/[\p{L}\p{N}]@/u.test(seen) && !/[\u200b\u202a-\u202e\u2060-\u2069]/u.test(text)
  )
}

/** A stored message as a mail may write it, in quotes; null when it holds a link. */
export function mailMessage(text: string | null | undefined): MailText | null {
  return text && hasNoLinks(text) ? (text.trim() as MailText) : null
}
