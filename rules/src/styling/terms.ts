// Limits of the style chat and its sentences of refusal, for API, site and mocks.

/** Threads that one person keeps; the oldest ones go. */
export const styleThreadsMost = 40
/** Turns of one thread, the shopper's and the shop's. */
export const styleTurnsMost = 120
/** Letters of one message; turnLettersMost says how many of them are read. */
export const styleWordsMost = 40_000
/** Letters of a message that are kept. */
export const styleWordsKept = 2_000
const titleLetters = 60

/** The answer to a question about orders, returns or shipping; the site shows links under it. */
export const styleHelpMessage =
  'I only compose outfits, and know nothing of orders, returns or shipping. The help pages do, and so does a person.'
export const styleEmptyMessage = 'Please write what the outfit is for.'
export const styleTooLongMessage = 'That is too long to read. Please say it in a few sentences.'
export const styleFullMessage = 'This chat is full. Begin a new one; this one stays among your earlier chats.'
export const styleMeanwhileMessage =
  'Something else was said in this chat a moment ago. Please send your message again.'
export const styleSwapMessage = 'That piece doesn’t fit this outfit any more. Please choose another one.'

/**
 * Returns the reason, as a sentence, why a chat message can't be answered: empty, or above 40,000 characters.
 * Undefined when it can.
 */
export function styleWordsProblem(words: string): string | undefined {
  if (words.trim() === '') return styleEmptyMessage
  return words.length > styleWordsMost ? styleTooLongMessage : undefined
}

/** Returns a message for storage: without control characters and outer spaces, cut at 2,000 characters. */
export const keptWords = (words: string): string =>
  words
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, styleWordsKept)
    .toWellFormed()

/**
 * Returns a thread's title from its first message, at most 60 characters, cut after a whole word with "…".
 */
export function threadTitle(words: string): string {
  const text = keptWords(words).replace(/\s+/g, ' ')
  if (text.length <= titleLetters) return text
  const cut = text.slice(0, titleLetters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).toWellFormed()}…`
}

/**
 * Returns the sentence on why an outfit was not held, with the names of the pieces that somebody took before.
 */
export function notHeldMessage(names: readonly string[]): string {
  const list =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'One piece')
  return `${list} ${names.length > 1 ? 'were' : 'was'} taken a moment ago, so we held nothing. Swap ${names.length > 1 ? 'them' : 'it'}, or hold the rest.`
}
