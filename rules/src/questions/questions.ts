// Which questions about a piece may be asked, and which words may stand on its page (decision 0180).
import { answerMax, questionMax, questionMin, questionsPerDay } from '../vocabulary/questions.ts'

/** The page shows no name: a first name beside a piece and a day tells people who know the shopper. */
export const askerName = 'A shopper'

const mail = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u
const link = /(?:https?:\/\/|\bwww\.)\S/iu
/** Nine digits and more, also with spaces, dots, dashes or brackets between them: a phone number. */
const phone = /(?:\d[\s().-]{0,2}){9,}/u

/** Returns whether a text names a mail address, a link or a phone number. */
export const hasContact = (text: string): boolean => mail.test(text) || link.test(text) || phone.test(text)

const rude = /\b(?:fuck\w*|shit(?:ty|s)?|cunts?|bitch\w*|whores?|sluts?|assholes?|porn\w*|nazis?|xxx)\b/iu
/**
 * Returns whether a text has words that offend. The list has few words, so that a brand or a color is not
 * taken for one.
 */
export const isRude = (text: string): boolean => rude.test(text)

/** Returns a text as it is kept: trimmed, and each run of spaces and lines as one space. */
export const questionText = (text: string): string => text.trim().replace(/\s+/gu, ' ')

/**
 * Returns why a text can't be a question about a piece, as a sentence: shorter than 10 or longer than 500
 * characters, no word of three letters, or a mail address, link or phone number. Undefined when it can.
 */
export function refusalOfQuestion(text: string): string | undefined {
  const words = questionText(text)
  if (words.length < questionMin || !/\p{L}{3}/u.test(words))
    return 'What would you like to know? A short sentence is enough.'
  if (words.length > questionMax) return `At most ${questionMax} letters, please.`
  if (hasContact(words))
    return 'Leave out mail addresses, links and phone numbers: everybody may read the question.'
  return undefined
}

/**
 * Returns why an answer can't stand on a product page, as a sentence: no word of two letters, more than 1000
 * characters, or a mail address, link or phone number. Undefined when it can.
 */
export function refusalOfAnswer(text: string): string | undefined {
  const words = text.trim()
  if (!/\p{L}{2}/u.test(words)) return 'Write a word first.'
  if (words.length > answerMax) return `At most ${answerMax} letters, please.`
  if (hasContact(words)) return 'Everybody reads this: leave out mail addresses, links and phone numbers.'
  return undefined
}

/**
 * Returns whether shoppers can ask about a piece in this state: while the piece is for sale or on auction,
 * also held.
 */
export const isAskable = (state: string): boolean => state === 'listed' || state === 'on_auction'

export const pieceIsGone = 'This piece is no longer for sale, so nobody can look it over for you.'
export const askedAcrossBlock = 'You and the seller of this piece don’t deal with each other.'
export const tooManyQuestionsMessage =
  `At most ${questionsPerDay} questions in a day, since a person looks the piece over for each of them. ` +
  'Come back tomorrow, please.'
export const logInToAsk = 'Please log in, so that we can send you the answer.'
export const notAQuestion = 'This case is no question about a piece.'
