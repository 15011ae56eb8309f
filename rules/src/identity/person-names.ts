// Decides which texts are names of people. Mails contain names, also mails to addresses whose owners never
// wrote to the shop (decision 0100): a typed name must not turn such a mail into an advertisement. Pure;
// forms, API, mocks and mails share this file.

declare const mailable: unique symbol
/** A typed text that this file has checked and that mails may contain. No other file creates one. */
export type MailText = string & { readonly [mailable]: true }

/** Most characters of a first or last name. */
export const nameMax = 60
/** Most characters of a whole name. */
export const fullNameMax = 80
/** Most words in a first or last name; Ana María de los Ángeles has five. */
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
 * Persian and Indic names contain invisible joiners; between letters of other scripts a joiner could only
 * hide something, so it is not allowed there.
 */
const joiner = String.raw`(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}{0,3})[\u200c\u200d]`
const inner = String.raw`(?:${letter}|['’‘ʼ\u00b7\u30fb\u2010\u2011-]|${joiner})`
const word = `['’‘ʼ]?${letter}${inner}*['’]?`
/**
 * Initials such as J.R. or J.R.R., with a period after each single letter; otherwise a period ends a word:
 * Dr., St., Wm.
 */
const initials = String.raw`(?:${letter}\.){2,4}`
const ordinal = String.raw`\d(?:st|nd|rd|th)`
const token = `(?:${initials}|${word}[.,]?|${ordinal}|&|c/o)`
const shape = new RegExp(`^${token}(?: ${token})*$`, 'u')
const addressLike = /\b(?:https?|www\d?|ftp|mailto)\b/i

/** Returns a text with single spaces in Unicode composed form (NFC). */
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

/**
 * Returns whether a text can be a first or a last name, or the signature of a gift (`Mom & Dad`): at most 60
 * characters and five words, at least one letter, only signs that names have, and not like a link.
 */
export const isNamePart = (text: string): boolean => hasShape(text, { most: nameMax, words: wordsInPart })

/**
 * Returns whether a text can be a whole name, as on a parcel: at most 80 characters and eight words, only
 * signs that names have, and not like a link. Each form decides how many words it requires.
 */
export const isPersonName = (text: string): boolean =>
  hasShape(text, { most: fullNameMax, words: wordsInFull })

/**
 * Returns a stored name in a form that mails may contain; null when the text is not a name, and then the
 * mail omits it.
 */
export function mailName(text: string | null | undefined): MailText | null {
  return text && isPersonName(text) ? (tidy(text) as MailText) : null
}

/**
 * Most letters of a word in a greeting. In scripts without spaces a whole sentence would be one word, so
 * the limit is lower there.
 */
const greetedMax = 20
const greetedMaxUnspaced = 8
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Returns whether a word fits a greeting: letters with at most one hyphen or middle dot and one
 * apostrophe, as in Jean-Luc and D’Angelo; no title, no initials, no `&`.
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

/** Tells whether a word stands before a first name: a title or initials. */
const isBeforeName = (word: string): boolean => /[\d.,&/]/.test(word) || /^\p{L}\p{M}*$/u.test(word)

/**
 * Returns the one word of a stored name that a greeting uses: the first name, or the second word after a
 * title or initials; null when that word does not fit. A family name alone greets nobody. More than one
 * word would let a stranger send a message: "You won a phone".
 */
export function mailFirstName(text: string | null | undefined): MailText | null {
  const [first = '', second = ''] = mailName(text)?.split(' ') ?? []
  const word = isBeforeName(first) ? second : first
  return isGreeted(word) ? (word as MailText) : null
}

/**
 * Returns the first words of a mail: `Hello Ada`, or `Hello` without a usable name. Takes the stored name
 * and uses at most one word of it.
 */
export function greeting(stored: string | null | undefined): string {
  const name = mailFirstName(stored)
  return name === null ? 'Hello' : `Hello ${name}`
}

/**
 * Returns a text as a reader sees it: look-alike signs replaced by the usual ones, invisible signs
 * removed.
 */
const asSeen = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * Matches texts that mail programs turn into links. To them `Happy birthday.Love` looks like an address;
 * so do names with the Chinese or Japanese full stop, which browsers take for a period, but which ends a
 * sentence between letters of these languages.
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
 * Returns whether a text can be a line of a postal address: no links, no money signs, no hidden
 * characters. Digits are allowed.
 */
export function isPlainLine(text: string): boolean {
  const seen = asSeen(text)
  return !linkLike.test(seen) && !/@|\p{Sc}/u.test(seen) && !hidden.test(text.trim())
}

/**
 * Returns a stored address line in a form that mails may contain; null when it is empty or the mail must omit
 * it (a link, "@", a money sign or hidden characters).
 */
export function mailLine(text: string | null | undefined): MailText | null {
  return text && isPlainLine(text) ? (tidy(text) as MailText) : null
}

/**
 * Returns whether a message mailed to another person contains no link. Amounts and line breaks are
 * allowed.
 */
export function hasNoLinks(text: string): boolean {
  const seen = asSeen(text)
  return (
    !linkLike.test(seen) && !/[\p{L}\p{N}]@/u.test(seen) && !/[\u200b\u202a-\u202e\u2060-\u2069]/u.test(text)
  )
}

/** Returns a stored message in a form that mails may quote; null when it is empty or contains a link. */
export function mailMessage(text: string | null | undefined): MailText | null {
  return text && hasNoLinks(text) ? (text.trim() as MailText) : null
}
